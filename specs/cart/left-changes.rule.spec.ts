import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { MemberId } from "#core/account/member.ts"
import type { CartPort } from "#core/cart/cart.port.ts"
import type { CartEvent } from "#core/cart/cart.types.ts"
import { bagsOver } from "#core/cart/cart.usecases.ts"
import { viewCart } from "#core/cart/cart.view.ts"
import { cartMergeOver } from "#core/cart/cart-merge.usecases.ts"
import { cartMachineOver } from "#core/cart/cart-over.ts"
import type { Command } from "#core/cart/commands.rule.ts"
import { cartOver } from "#core/cart/guest-cart.usecases.ts"
import { changesFor, changesNotShown, guestOwner } from "#core/cart/left-changes.rule.ts"
import { cartOfMember, memberBagOver } from "#core/cart/member-bag.usecases.ts"
import { asShown } from "#core/cart/persisted-bag.rule.ts"
import { changesLeft } from "#core/cart/queue.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { runs, someNow } from "../arbitraries.ts"
import { type Fate, overLine } from "../selling-line.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { lineId, someGoodsByName } from "./cart-fixture.ts"
import { heldBag } from "./held-bag.ts"
import { persistedLine, putCommand } from "./some-bag.ts"

const { red, plum } = someGoodsByName
const rani = MemberId("rani")
const regions = regionsOfIndonesia()

/** A browser that reaches the shop over a slow line; what was sent arrives even if no page waits for the answer. */
const openBrowser = (fate: () => Fate) => {
  const { stores } = memorySelling(Object.values(someGoodsByName), [], regions)
  const clock = new VirtualClock()
  const bag = heldBag()
  const member = memberBagOver(stores, rani, { language: "id", now: someNow })
  const overMember = overLine(member, clock, fate).port
  const guestPort = overLine(cartOver(bag, bagsOver(stores, { language: "id", now: someNow })), clock, fate).port
  let ids = 0
  const { merge } = cartMergeOver(bag, overMember, () => `bag-${++ids}`)
  const port = cartOfMember(overMember)
  const memberPort: CartPort = {
    ...port,
    read: (input) => Effect.andThen(Effect.orDie(merge), port.read(input))
  }
  const open = (owner: string, queue: ReadonlyArray<Command>) => {
    const actor = createActor(cartMachineOver(owner === guestOwner ? guestPort : memberPort), {
      clock,
      input: { queue }
    })
    actor.start()
    const say = (event: Untimed<CartEvent>) => actor.send({ ...event, at: instant(clock.now()) } as CartEvent)
    return {
      say,
      want: (goods: Goods, quantity: number) =>
        say({
          type: "item.wanted",
          line: { product: goods.product, combination: goods.combination, quantity },
          goods,
          buy: false
        }),
      held: () => viewCart(actor.getSnapshot()).bag.items.map(({ id, quantity }): [string, number] => [id, quantity]),
      /** What its page stores when it is left. */
      leave: () => {
        const changes = changesLeft(actor.getSnapshot().context)
        actor.stop()
        if (owner !== guestOwner) return { owner, changes }
        const shown = asShown(bag.now(), changes)
        Effect.runSync(bag.change(() => Effect.succeed(shown)))
        return { owner, changes: changesNotShown(shown, changes) }
      }
    }
  }
  return { clock, open, member, bag }
}
type Cart = ReturnType<ReturnType<typeof openBrowser>["open"]>

const anyPress: fc.Arbitrary<(cart: Cart) => void> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom(red, plum), fc.integer({ min: 1, max: 2 })).map(
      ([goods, units]) =>
        (cart: Cart) =>
          cart.want(goods, units)
    )
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(red, plum), fc.integer({ min: 0, max: 5 })).map(
      ([goods, quantity]) =>
        (cart: Cart) =>
          cart.say({ type: "quantity.chosen", line: lineId(goods), quantity })
    )
  }
)
const anyPresses = fc.array(fc.record({ press: anyPress, wait: fc.integer({ min: 0, max: 900 }) }), {
  minLength: 1,
  maxLength: 5
})
const sorted = (lines: ReadonlyArray<[string, number]>) => [...lines].sort(([a], [b]) => a.localeCompare(b))

describe.each([guestOwner, rani])("a cart whose page is left while it waits for the shop (%s)", (owner) => {
  it("holds on the next page what it showed, whatever was under way", () =>
    fc.assert(
      fc.asyncProperty(anyPresses, fc.integer({ min: 0, max: 2_000 }), async (presses, back) => {
        const { open, clock } = openBrowser(() => ({ there: 300, back, lost: "no" }))
        let cart = open(owner, [])
        await clock.advance(20_000)
        for (const { press, wait } of presses) {
          press(cart)
          await clock.advance(wait)
          const shown = sorted(cart.held())
          const left = cart.leave()
          // What was sent has arrived, or never will, before the next page asks.
          await clock.advance(301)
          cart = open(owner, changesFor(owner, left))
          await clock.advance(60_000)
          expect(sorted(cart.held())).toEqual(shown)
        }
      }),
      runs(40)
    ))
})

describe("a press that the screen has acknowledged", () => {
  const slow = (): Fate => ({ there: 1_000, back: 1_000, lost: "no" })

  it("is not lost if a member leaves the page before the bag has been read", async () => {
    const { open, clock, member } = openBrowser(slow)
    Effect.runSync(
      member.put({ line: { product: red.product, combination: red.combination, quantity: 2 }, how: "add" })
    )
    const cart = open(rani, [])
    cart.want(red, 1)
    cart.want(plum, 1)
    await clock.advance(100)
    expect(cart.held()).toHaveLength(2)
    const next = open(rani, changesFor(rani, cart.leave()))
    await clock.advance(60_000)
    expect(sorted(next.held())).toEqual([
      [red.combination, 3],
      [plum.combination, 1]
    ])
  })

  it("moves over to the member where a guest logs in meanwhile, to the same units for a press that was under way", async () => {
    const { open, clock, bag } = openBrowser(slow)
    const guest = open(guestOwner, [])
    await clock.advance(5_000)
    guest.want(red, 1)
    guest.want(plum, 2)
    await clock.advance(1_500)
    const cart = open(rani, changesFor(rani, guest.leave()))
    await clock.advance(60_000)
    expect(sorted(cart.held())).toEqual([
      [red.combination, 1],
      [plum.combination, 2]
    ])
    expect(bag.now().lines).toEqual([])
  })

  it("is never put into the bag of another person", () => {
    const changes: ReadonlyArray<Command> = [{ op: "clear" }]
    expect(changesFor("gita", { owner: rani, changes })).toEqual([])
    expect(changesFor(guestOwner, { owner: rani, changes })).toEqual([])
    expect(changesFor(rani, { owner: rani, changes })).toEqual(changes)
    expect(changesFor(rani, { owner: guestOwner, changes })).toEqual(changes)
    expect(changesFor(rani, undefined)).toEqual([])
  })
})

describe("the changes of a guest that the stored bag does not show", () => {
  const id = "bag-1"
  const clear: Command = { op: "clear" }
  const taken: Command = { op: "remove", line: lineId(red) }

  it("are what was put in, and no number that was set: that is stored as it was shown", () => {
    const shown = { id, lines: [persistedLine(red, 5)] }
    const changes = [putCommand(red, 5, "set"), putCommand(plum, 1, "add"), taken]
    expect(changesNotShown(shown, changes)).toEqual([putCommand(plum, 1, "add")])
    expect(changesNotShown({ id, lines: [] }, [putCommand(red, 5, "set")])).toEqual([putCommand(red, 5, "set")])
  })

  it("are none of what was taken out again, or emptied, later", () => {
    const shown = { id, lines: [] }
    expect(changesNotShown(shown, [putCommand(red, 1, "add"), taken])).toEqual([])
    expect(changesNotShown(shown, [taken, putCommand(red, 1, "add")])).toEqual([putCommand(red, 1, "add")])
    expect(changesNotShown(shown, [putCommand(red, 1, "add"), clear, putCommand(plum, 1, "buy")])).toEqual([
      putCommand(plum, 1, "buy")
    ])
  })
})
