import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import type { MemberId } from "#core/account/member.ts"
import { type CartEvent, cartMachineOver } from "#core/cart/cart.machine.ts"
import type { LineId } from "#core/cart/cart.ts"
import { viewCart } from "#core/cart/cart.view.ts"
import { cartOfMember, memberBagOver } from "#core/cart/member-bag.usecases.ts"
import { conflictWithin } from "#core/cart/mixing.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { runs, someNow } from "../arbitraries.ts"
import { type Fate, overLine, well } from "../selling-line.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { type CartMachine, shelf } from "./cart-fixture.ts"

const regions = regionsOfIndonesia()
const rani = "rani" as MemberId

const openBag = () => {
  const { stores } = memorySelling(Object.values(shelf), [], regions)
  return memberBagOver(stores.memberBags, stores, rani, { language: "id", now: someNow })
}

/** One tab of a member at her bag. */
const openTab = (
  bag: ReturnType<typeof openBag>,
  clock: VirtualClock,
  fate: () => Fate,
  mutant: (machine: CartMachine) => CartMachine
) => {
  const line = overLine(cartOfMember(bag), clock, fate)
  const actor = createActor(mutant(cartMachineOver(line.port)), { clock }).start()
  return {
    line,
    say: (event: Untimed<CartEvent>) => actor.send({ ...event, at: instant(clock.now()) } as CartEvent),
    view: () => viewCart(actor.getSnapshot())
  }
}
type Tab = ReturnType<typeof openTab>

const anyGoods = fc.constantFrom<Goods>(...Object.values(shelf))
const wish = (goods: Goods, quantity: number) => (tab: Tab) =>
  tab.say({
    type: "item.wanted",
    line: { product: goods.product, combination: goods.combination, quantity },
    goods,
    buy: false
  })
/** Nothing here takes a line out: whatever was put in once is in the bag, or kept for later. */
const anyAction: fc.Arbitrary<(tab: Tab) => void> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(anyGoods, fc.integer({ min: 1, max: 3 })).map(([goods, units]) => wish(goods, units))
  },
  {
    weight: 2,
    arbitrary: anyGoods.map(
      (goods) => (tab: Tab) =>
        tab.say({ type: "quantity.chosen", line: goods.combination as unknown as LineId, quantity: 2 })
    )
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom("replacement.saved" as const, "replacement.declined" as const, "bag.changed" as const)
      .map((type) => (tab: Tab) => tab.say({ type }))
  }
)

const session = (mutant: (machine: CartMachine) => CartMachine = (machine) => machine) =>
  fc.asyncProperty(
    fc.array(fc.record({ tab: fc.nat(1), action: anyAction, wait: fc.integer({ min: 0, max: 1_200 }) }), {
      minLength: 1,
      maxLength: 20
    }),
    fc.infiniteStream(
      fc.record<Fate>({
        there: fc.integer({ min: 0, max: 900 }),
        back: fc.integer({ min: 0, max: 900 }),
        lost: fc.constantFrom("no" as const, "no" as const, "no" as const, "call" as const, "answer" as const)
      })
    ),
    async (steps, fates) => {
      const [clock, bag] = [new VirtualClock(), openBag()]
      let good = false
      const fate = () => (good ? well : fates.next().value)
      const tabs = [openTab(bag, clock, fate, mutant), openTab(bag, clock, fate, mutant)] as const
      const ever = new Set<LineId>()
      for (const { tab, action, wait } of steps) {
        action(tabs[tab === 0 ? 0 : 1])
        await clock.advance(wait)
        const held = Effect.runSync(bag.all({}))
        for (const one of tabs) {
          expect(one.line.most()).toBeLessThan(2)
          expect(conflictWithin(one.view().bag.items.map(({ goods }) => goods))).toBeUndefined()
        }
        expect(conflictWithin(held.bag.items.map(({ goods }) => goods))).toBeUndefined()
        for (const { id, quantity } of held.bag.items) {
          ever.add(id)
          expect(quantity >= 1 && quantity <= 20).toBe(true)
        }
        const there = new Set([...held.bag.items, ...held.saved].map(({ id }) => id))
        expect([...ever].filter((id) => !there.has(id))).toEqual([])
      }
      good = true
      await clock.advance(60_000)
      // What one tab still had to send is known to the other when it is looked at again: nobody calls across tabs here.
      for (let look = 0; look < 2; look++) {
        for (const one of tabs) one.say({ type: "bag.changed" })
        await clock.advance(10_000)
      }
      const kept = Effect.runSync(bag.read({})).items.map(({ id, quantity }) => [id, quantity])
      for (const one of tabs) {
        expect(one.view().bag.items.map(({ id, quantity }) => [id, quantity])).toEqual(kept)
        expect(one.view()).toMatchObject({ step: "ready", busy: false })
      }
    }
  )

describe("in every session of a member at her bag, in two tabs, where calls and answers are lost,", () => {
  it(
    "no line is lost, kinds never meet, and what is shown is what is stored",
    () => fc.assert(session(), runs(120)),
    600_000
  )

  it("a cart that empties the bag instead of keeping it for later is found out", async () => {
    const mutant = (machine: CartMachine): CartMachine =>
      machine.provide({ actions: { replaceSaving: machine.implementations.actions["replaceAll"] as never } })
    await expect(fc.assert(session(mutant), { ...runs(200), seed: 1, endOnFailure: true })).rejects.toThrow()
  })
})
