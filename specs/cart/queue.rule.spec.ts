import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { bagOf } from "#core/cart/bag.rule.ts"
import type { Command } from "#core/cart/commands.rule.ts"
import {
  awaitedIn,
  type CartQueue,
  changesLeft,
  followedBy,
  heldBack,
  howOf,
  incompatibleOf,
  isIn,
  pressesLeft,
  queueAt,
  withCommands,
  withFlightQueued,
  withoutBought,
  withoutFlight,
  withWanted
} from "#core/cart/queue.rule.ts"
import { lineId, someGoodsByName } from "./cart-fixture.ts"
import { bag, putCommand, wantedLine } from "./some-bag.ts"

const { red, plum, last, soon } = someGoodsByName
/** A member's cart with two red ones in its bag. */
const cartWith = (more: Partial<CartQueue>): CartQueue => {
  const bag = Effect.runSync(
    bagOf("rani", [wantedLine(red, 2)], (line) => (line.product === red.product ? red : undefined))
  )
  return { bag, view: bag, queue: [], inFlight: null, wanted: null, buy: null, announce: null, ...more }
}
const pressed = (cart: CartQueue) =>
  pressesLeft(cart).map(({ line, buy, isQuiet }) => [line.combination, line.quantity, buy, isQuiet])

/** Decision 0072. */
describe("what a member had pressed as their session ended", () => {
  it("is each press to put something in, under way or waiting", () => {
    const cart = cartWith({
      inFlight: putCommand(red, 1, "add"),
      queue: [putCommand(plum, 3, "add")],
      announce: lineId(plum)
    })
    expect(pressed(cart)).toEqual([
      [red.combination, 1, false, false],
      [plum.combination, 3, false, false]
    ])
  })

  it("is no number that was set in the member's bag, and no line that was taken out", () => {
    const queue: ReadonlyArray<Command> = [
      putCommand(red, 5, "set"),
      { op: "remove", line: lineId(red) },
      { op: "clear" }
    ]
    expect(pressed(cartWith({ queue }))).toEqual([])
  })

  it("counts none of those that the member's bag holds, where the press was to be sent again", () => {
    const cart = cartWith({ inFlight: putCommand(red, 1, "add"), announce: lineId(red) })
    const again = { ...cart, inFlight: null, queue: changesLeft(cart) }
    expect(again.queue).toMatchObject([{ how: "buy", line: { quantity: 3 } }])
    expect(pressed(again)).toEqual([[red.combination, 1, false, false]])
  })

  it("is bought at once, or said nothing about, as it was pressed", () => {
    const queue = [putCommand(red, 2, "buy"), putCommand(last, 1, "buy")]
    expect(pressed(cartWith({ queue, buy: lineId(red) }))).toEqual([
      [red.combination, 2, true, false],
      [last.combination, 1, false, true]
    ])
  })

  it("is also what waits for the member's word", () => {
    const waiting = { line: wantedLine(plum, 1), goods: plum, buy: true, isQuiet: false }
    expect(pressed(cartWith({ wanted: waiting }))).toEqual([[plum.combination, 1, true, false]])
  })
})

describe("a line that goes in", () => {
  it("is added, unless it is bought at once or ordered again: then what the bag holds counts (decision 0065)", () => {
    expect([{ buy: false }, { buy: true }, { buy: false, isQuiet: true }].map(howOf)).toEqual(["add", "buy", "buy"])
  })

  it("is announced, bought, or said nothing about, once it is in", () => {
    const line = lineId(red)
    expect(followedBy(line, { buy: false })).toEqual({ buy: null, announce: line })
    expect(followedBy(line, { buy: true })).toEqual({ buy: line, announce: null })
    expect(followedBy(line, { buy: false, isQuiet: true })).toEqual({ buy: null, announce: null })
  })

  it("is in once the bag has it and nothing about it waits any more", () => {
    expect(isIn(cartWith({}), lineId(red))).toBe(true)
    expect(isIn(cartWith({ queue: [putCommand(red, 1, "add")] }), lineId(red))).toBe(false)
    expect(isIn(cartWith({ queue: [putCommand(plum, 1, "add")] }), lineId(red))).toBe(true)
    expect(isIn(cartWith({}), lineId(plum))).toBe(false)
  })

  it("is awaited only while its own change is under way", () => {
    const inFlight = putCommand(plum, 1, "add")
    expect(awaitedIn(cartWith({ inFlight, announce: lineId(plum) }))).toBe(lineId(plum))
    expect(awaitedIn(cartWith({ inFlight, buy: lineId(plum) }))).toBe(lineId(plum))
    expect(awaitedIn(cartWith({ inFlight, announce: lineId(red) }))).toBeUndefined()
    expect(awaitedIn(cartWith({ announce: lineId(plum) }))).toBeUndefined()
  })
})

describe("the bag on the screen", () => {
  const shown = ({ items }: CartQueue["view"]) => items.map(({ id, quantity }) => [id, quantity])

  it("has what is under way and what waits behind it", () => {
    const cart = withCommands({ ...cartWith({}), inFlight: putCommand(red, 1, "add") }, putCommand(plum, 2, "add"))
    expect(cart.queue).toEqual([putCommand(plum, 2, "add")])
    expect(shown(cart.view)).toEqual([
      ["1", 3],
      ["2", 2]
    ])
  })

  it("loses the units that were ordered, and only those that it has. D-63", () => {
    const ordered = (quantity: number) => [red, plum].map((goods) => ({ id: lineId(goods), quantity }))
    const { queue, view } = withoutBought(cartWith({}), ordered(2))
    expect(queue).toEqual([{ op: "remove", line: lineId(red) }])
    expect(shown(view)).toEqual([])
    // One was added since.
    const added = withoutBought(cartWith({}), ordered(1))
    expect(added.queue).toMatchObject([{ op: "put", how: "set", line: { quantity: 1 } }])
    expect(shown(added.view)).toEqual([["1", 1]])
  })

  it("is what the shop answered, with what still fits it", () => {
    const cart = cartWith({
      inFlight: putCommand(red, 1, "add"),
      queue: [putCommand(plum, 2, "add"), putCommand(red, 17, "add")]
    })
    const after = queueAt(cart, bag([red, 4]))
    expect(after).toMatchObject({ inFlight: null, queue: [{ line: { combination: "2" } }], problem: { code: "limit" } })
    expect(shown(after.view)).toEqual([
      ["1", 4],
      ["2", 2]
    ])
  })

  it("loses a change that failed, and what was to follow it; what follows another one stays", () => {
    const failed = withoutFlight(
      cartWith({ inFlight: putCommand(plum, 1, "add"), announce: lineId(plum), buy: lineId(red) })
    )
    expect(failed).toMatchObject({ announce: null, buy: lineId(red), inFlight: null })
    expect(shown(failed.view)).toEqual([["1", 2]])
  })

  it("stays as it is while a change without an answer waits, which then counts what may be there", () => {
    const cart = cartWith({
      inFlight: putCommand(red, 1, "add"),
      announce: lineId(red),
      queue: [putCommand(plum, 1, "add")]
    })
    const waiting = withFlightQueued(cart)
    expect(waiting).toMatchObject({
      queue: [{ how: "buy", line: { quantity: 3 } }, putCommand(plum, 1, "add")],
      inFlight: null,
      problem: { code: "later" }
    })
    expect(withFlightQueued({ ...cart, announce: null })).not.toHaveProperty("problem")
    expect(withFlightQueued(cartWith({}))).toEqual({})
  })
})

describe("what does not fit the bag", () => {
  const ahead = putCommand(soon, 1, "add")

  it("waits for the shopper's word, the first of two, and nothing follows it meanwhile", () => {
    const held = heldBack(cartWith({ announce: lineId(soon) }), ahead)
    expect(held).toEqual({
      wanted: { line: ahead.line, goods: soon, buy: false, isQuiet: false },
      buy: null,
      announce: null
    })
    const waiting = { line: wantedLine(plum, 1), goods: plum, buy: false }
    expect(heldBack(cartWith({ wanted: waiting }), ahead)).not.toHaveProperty("wanted")
    expect(heldBack(cartWith({ buy: lineId(soon) }), putCommand(soon, 1, "buy")).wanted).toMatchObject({ buy: true })
    expect(heldBack(cartWith({}), putCommand(soon, 1, "buy")).wanted).toMatchObject({ buy: false, isQuiet: true })
  })

  it("goes in beside the others, in their place, or in their place with them saved for later", () => {
    const cart = cartWith({ wanted: { line: ahead.line, goods: soon, buy: true } })
    expect(incompatibleOf(cart)).toBe("PREORDER_MIX")
    expect(withWanted(cart, "put")).toMatchObject({
      queue: [{ op: "put", how: "buy" }],
      wanted: null,
      buy: lineId(soon)
    })
    expect(withWanted(cart, "replace")).toMatchObject({ queue: [{ op: "replace", keepOld: false }] })
    expect(withWanted(cart, "replace-keeping")).toMatchObject({ queue: [{ op: "replace", keepOld: true }] })
    expect(withWanted(cartWith({}), "put")).toEqual({})
  })

  it("may fit by now", () => {
    const waiting = { line: ahead.line, goods: soon, buy: true }
    expect(incompatibleOf(cartWith({ wanted: waiting, view: bag() }))).toBeUndefined()
    expect(incompatibleOf(cartWith({}))).toBeUndefined()
  })
})
