import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { MemberId } from "#core/account/member.ts"
import type { LineId } from "#core/cart/cart.ts"
import type { CartEvent } from "#core/cart/cart.types.ts"
import { viewCart } from "#core/cart/cart.view.ts"
import { cartMachineOver } from "#core/cart/cart-over.ts"
import { cartOfMember, memberBagOver } from "#core/cart/member-bag.usecases.ts"
import { conflictWithin } from "#core/cart/mixing.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { runs, someNow } from "../arbitraries.ts"
import { type Fate, overLine, well } from "../selling-line.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { type CartMachine, someGoodsByName } from "./cart-fixture.ts"

const regions = regionsOfIndonesia()
const rani = MemberId("rani")

const openBag = () => {
  const { stores } = memorySelling(Object.values(someGoodsByName), [], regions)
  return memberBagOver(stores, rani, { language: "id", now: someNow })
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

const anyGoods = fc.constantFrom<Goods>(...Object.values(someGoodsByName))
const wish = (goods: Goods, quantity: number) => (tab: Tab) =>
  tab.say({
    type: "item.wanted",
    line: { product: goods.product, combination: goods.combination, quantity },
    goods,
    buy: false
  })
/** Nothing here takes a line out: what was put in once is in the bag, or saved for later. */
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
      // What one tab still had to send is known to the other when it is looked at again: no message goes from tab to tab here.
      for (let look = 0; look < 2; look++) {
        for (const one of tabs) one.say({ type: "bag.changed" })
        await clock.advance(10_000)
      }
      const lines = Effect.runSync(bag.read({})).items.map(({ id, quantity }) => [id, quantity])
      for (const one of tabs) {
        expect(one.view().bag.items.map(({ id, quantity }) => [id, quantity])).toEqual(lines)
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

const { red, plum } = someGoodsByName
interface Press {
  readonly goods: Goods
  readonly to: number | "more"
  readonly wait: number
}
const anyPress = fc.record<Press>({
  goods: fc.constantFrom<Goods>(red, plum),
  to: fc.constantFrom("more" as const, 0, 2, 5),
  wait: fc.constantFrom(1, 50, 7_000)
})

describe("a member's cart without a connection", () => {
  /** `first`: what becomes of the first change that the connection is lost with; everything after it never arrives. */
  const goesOn =
    (presses: ReadonlyArray<Press>, first: Fate["lost"]) =>
    async (mutant: (machine: CartMachine) => CartMachine = (machine) => machine): Promise<void> => {
      const [clock, bag] = [new VirtualClock(), openBag()]
      Effect.runSync(bag.put({ line: { product: red.product, combination: red.combination, quantity: 1 }, how: "add" }))
      const fates: Array<Fate> = []
      let isLost = false
      const fate = () => (isLost ? (fates.shift() ?? { ...well, lost: "call" }) : well)
      const tab = openTab(bag, clock, fate, mutant)
      await clock.advance(100)
      isLost = true
      fates.push({ ...well, lost: first })
      for (const { goods, to, wait } of presses) {
        if (to === "more") wish(goods, 1)(tab)
        else tab.say({ type: "quantity.chosen", line: goods.combination as unknown as LineId, quantity: to })
        await clock.advance(wait)
      }
      const shown = unitsOf(tab.view().bag.items)
      await clock.advance(20_000)
      expect(unitsOf(tab.view().bag.items)).toEqual(shown)
      isLost = false
      tab.say({ type: "connection.returned" })
      await clock.advance(20_000)
      expect([unitsOf(Effect.runSync(bag.read({})).items), unitsOf(tab.view().bag.items)]).toEqual([shown, shown])
      expect(tab.view()).toMatchObject({ step: "ready", busy: false })
    }
  const property = (mutant?: (machine: CartMachine) => CartMachine) =>
    fc.asyncProperty(
      fc.array(anyPress, { minLength: 1, maxLength: 6 }),
      fc.constantFrom("call" as const, "answer" as const),
      (presses, first) => goesOn(presses, first)(mutant)
    )

  it("stores every press once it has one, the first like the others", () => fc.assert(property(), runs(150)))

  it("a cart that drops the change the connection was lost with is found out", async () => {
    const mutant = (machine: CartMachine): CartMachine =>
      machine.provide({ actions: { requeueFlight: machine.implementations.actions["giveUpUnanswered"] as never } })
    await expect(fc.assert(property(mutant), { ...runs(200), seed: 1, endOnFailure: true })).rejects.toThrow()
  })

  it("says that what was put in comes later", async () => {
    const [clock, bag] = [new VirtualClock(), openBag()]
    let lost: Fate["lost"] = "no"
    const tab = openTab(
      bag,
      clock,
      () => ({ ...well, lost }),
      (machine) => machine
    )
    await clock.advance(100)
    lost = "call"
    wish(red, 1)(tab)
    await clock.advance(100)
    expect(tab.view()).toMatchObject({ step: "stale", count: 1, problem: { code: "later" } })
    lost = "no"
    tab.say({ type: "connection.returned" })
    await clock.advance(100)
    expect(tab.view()).toMatchObject({ step: "ready", count: 1, added: { quantity: 1 } })
  })
})

const unitsOf = (lines: ReadonlyArray<{ readonly id: LineId; readonly quantity: number }>) =>
  Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))
