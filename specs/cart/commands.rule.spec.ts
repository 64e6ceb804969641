import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  type Command,
  emptyBag,
  enqueue,
  lineOf,
  linesAfter,
  projectBag,
  stillFitting,
  wantedOf
} from "#core/cart/commands.rule.ts"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import { rupiah } from "#core/kernel/money.ts"
import { runs } from "../arbitraries.ts"
import { lineId, someGoodsByName } from "./cart-fixture.ts"
import { bag, putCommand, to, wantedLine } from "./some-bag.ts"

const { red, plum, soon, card } = someGoodsByName
const remove = (goods: typeof red): Command => ({ op: "remove", line: lineId(goods) })
const replace = (goods: typeof red, quantity: number): Command => ({
  op: "replace",
  line: wantedLine(goods, quantity),
  goods,
  keepOld: false
})
const queued = (...commands: ReadonlyArray<Command>) => commands.reduce<ReadonlyArray<Command>>(enqueue, [])

const anyGoodsOfBag = fc.constantFrom(red, plum)
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        anyGoodsOfBag,
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom("add" as const, "set" as const, "buy" as const)
      )
      .map((one) => putCommand(...one))
  },
  { weight: 2, arbitrary: anyGoodsOfBag.map(remove) },
  { weight: 1, arbitrary: fc.tuple(anyGoodsOfBag, fc.integer({ min: 1, max: 4 })).map((one) => replace(...one)) },
  { weight: 1, arbitrary: fc.constant<Command>({ op: "clear" }) }
)
const held = bag([red, 2], [plum, 1])
const numbers = (shown: typeof held) => shown.items.map(({ id, quantity }) => [id, quantity]).toSorted()

describe("the queue of changes to a bag", () => {
  it("comes to the same as every change by itself, in its order (K7)", () =>
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 8 }), (commands) => {
        const oneByOne = commands.reduce((shown, command) => projectBag(shown, [command]), held)
        expect(numbers(projectBag(held, queued(...commands)))).toEqual(numbers(oneByOne))
      }),
      runs(250)
    ))

  it("makes one change of several presses on one line", () => {
    expect(queued(putCommand(red, 1, "add"), putCommand(plum, 1, "add"), putCommand(red, 2, "add"))).toEqual([
      putCommand(red, 3, "add"),
      putCommand(plum, 1, "add")
    ])
    expect(queued(putCommand(red, 5, "set"), putCommand(red, 1, "add"))).toEqual([putCommand(red, 6, "set")])
    expect(queued(putCommand(red, 2, "add"), putCommand(red, 5, "set"))).toEqual([putCommand(red, 5, "set")])
    expect(queued(putCommand(red, 2, "buy"), putCommand(red, 3, "buy"))).toEqual([putCommand(red, 3, "buy")])
    expect(queued(putCommand(red, 2, "add"), remove(red))).toEqual([remove(red)])
    expect(queued(remove(red), putCommand(red, 2, "add"))).toEqual([putCommand(red, 2, "set")])
  })

  it("keeps apart what is added and what is bought: their sum depends on the bag", () => {
    expect(queued(putCommand(red, 2, "add"), putCommand(red, 1, "buy"))).toEqual([
      putCommand(red, 2, "add"),
      putCommand(red, 1, "buy")
    ])
  })

  it("lets go of what waits once the bag is emptied or replaced", () => {
    expect(queued(putCommand(red, 1, "add"), remove(plum), { op: "clear" })).toEqual([{ op: "clear" }])
    expect(queued(putCommand(red, 1, "add"), replace(soon, 1))).toEqual([replace(soon, 1)])
    expect(queued(replace(red, 1), putCommand(red, 3, "set"))).toEqual([replace(red, 1), putCommand(red, 3, "set")])
  })
})

describe("the bag that is shown meanwhile", () => {
  it("is the one that was read if nothing waits", () => expect(projectBag(held, [])).toBe(held))

  it("has the prices of its changes, and says of the others what they cost before", () => {
    const [first] = held.items
    const dearer = {
      ...held,
      items: held.items.map((item) => (item === first ? { ...item, before: rupiah(80_000) } : item))
    }
    const shown = projectBag(dearer, [putCommand(plum, 4, "set")])
    expect(shown.items.map(({ id, quantity, total, before }) => [id, quantity, total, before])).toEqual([
      ["1", 2, 200_000, 80_000],
      ["2", 4, 400_000, undefined]
    ])
    expect(shown.totals.payable).toBe(600_000)
  })

  it("is empty at first: nothing was read yet", () => expect(emptyBag).toMatchObject({ items: [], count: 0 }))
})

describe("the changes that still fit a bag that came back different", () => {
  it("are all of them if they may stand together", () => {
    const queue = [putCommand(red, 1, "add"), remove(plum)]
    expect(stillFitting(held, queue)).toEqual({ queue, incompatible: undefined, overfull: false })
  })

  it("leave out what may not stand beside it; the first of these is a question", () => {
    const [ahead, gift] = [putCommand(soon, 1, "add"), putCommand(card, 1, "add")]
    expect(stillFitting(held, [ahead, putCommand(red, 1, "add"), gift])).toEqual({
      queue: [putCommand(red, 1, "add")],
      incompatible: ahead,
      overfull: false
    })
    // What is emptied before holds nothing that it could not stand beside.
    expect(stillFitting(held, [{ op: "clear" }, ahead])).toMatchObject({ incompatible: undefined, queue: [{}, ahead] })
  })

  it("leave out what would be more than 20 of a combination", () => {
    expect(stillFitting(bag([red, 15]), [putCommand(red, 6, "add")])).toEqual({
      queue: [],
      incompatible: undefined,
      overfull: true
    })
    expect(stillFitting(bag([red, 15]), [putCommand(red, 5, "add")]).overfull).toBe(false)
    expect(stillFitting(bag([red, 15]), [putCommand(red, 3, "add"), putCommand(red, 3, "add")]).queue).toHaveLength(1)
  })
})

describe("a line of a bag", () => {
  it("is put in again with another number, and with its receiver", () => {
    const gifts = bag([card, 1, to("Rani")])
    const id = lineIdOf(wantedLine(card, 1, to("Rani")))
    expect(wantedOf(gifts, id, 3)).toEqual({ line: wantedLine(card, 3, to("Rani")), goods: card })
    expect(wantedOf(held, id, 3)).toBeUndefined()
  })

  it("is named by the change that is about it; emptying is about none", () => {
    expect([putCommand(red, 1, "add"), remove(plum), replace(soon, 1), { op: "clear" } as const].map(lineOf)).toEqual([
      "1",
      "2",
      "11",
      undefined
    ])
  })

  it("stands where it stood after a change, and a new one stands last", () => {
    expect(linesAfter(held, putCommand(red, 3, "add"))).toEqual([wantedLine(red, 5), wantedLine(plum, 1)])
    expect(linesAfter(bag([red, 1]), putCommand(plum, 3, "buy"))).toEqual([wantedLine(red, 1), wantedLine(plum, 3)])
    expect(linesAfter(held, remove(red))).toEqual([wantedLine(plum, 1)])
  })
})
