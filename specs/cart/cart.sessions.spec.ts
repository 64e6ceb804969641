import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { assign } from "xstate"
import type { Bag } from "#core/cart/cart.ts"
import { projected } from "#core/cart/commands.rule.ts"
import { conflictWithin } from "#core/cart/mixing.rule.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { runs } from "../arbitraries.ts"
import { type Fate, well } from "../selling-line.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { type CartMachine, lineId, openCart, shelf } from "./cart-rig.ts"
import { heldBag } from "./held-bag.ts"

type Tab = ReturnType<typeof openCart>

const anyGoods = fc.constantFrom<Goods>(...Object.values(shelf))
const anyDeed: fc.Arbitrary<(tab: Tab) => void> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(anyGoods, fc.integer({ min: 1, max: 21 }), fc.boolean()).map(
      ([goods, quantity, buy]) =>
        (tab: Tab) =>
          tab.want(goods, quantity, buy)
    )
  },
  {
    weight: 4,
    arbitrary: fc.tuple(anyGoods, fc.integer({ min: 0, max: 22 })).map(
      ([goods, quantity]) =>
        (tab: Tab) =>
          tab.say({ type: "quantity.chosen", line: lineId(goods), quantity })
    )
  },
  {
    weight: 1,
    arbitrary: anyGoods.map((goods) => (tab: Tab) => tab.say({ type: "line.removed", line: lineId(goods) }))
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(
        "replacement.confirmed" as const,
        "replacement.declined" as const,
        "bag.changed" as const,
        "connection.returned" as const,
        "retry.wanted" as const,
        "order-screen.entered" as const,
        "order-screen.left" as const,
        "added.dismissed" as const
      )
      .map((type) => (tab: Tab) => tab.say({ type }))
  },
  {
    weight: 1,
    arbitrary: anyGoods.map((goods) => (tab: Tab) => tab.say({ type: "lines.bought", lines: [lineId(goods)] }))
  }
)
const anyStep = fc.record({
  tab: fc.nat(1),
  deed: anyDeed,
  wait: fc.integer({ min: 0, max: 1_200 }),
  reload: fc.nat(19)
})
const anyFate = (bad: number): fc.Arbitrary<Fate> =>
  fc.record({
    there: fc.integer({ min: 0, max: 900 }),
    back: fc.integer({ min: 0, max: 900 }),
    lost: fc.oneof(
      { weight: 10 - bad, arbitrary: fc.constant("no" as const) },
      { weight: bad, arbitrary: fc.constantFrom("call" as const, "answer" as const) }
    )
  })

/** K1, K2: no bag, shown or kept, is ever mixed, nor holds more than an order takes. */
const sound = (tab: Tab): void => {
  const { bag, view } = tab.context()
  for (const one of [bag, view]) {
    expect(conflictWithin(one.items.map(({ goods }) => goods))).toBeUndefined()
    for (const { quantity } of one.items) expect(quantity >= 1 && quantity <= 20).toBe(true)
    expect(one.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.totals.payable)
  }
  // K3: one change under way.
  expect(tab.line.most()).toBeLessThan(2)
  // What waits for a word is shown, and only then.
  expect(tab.view().conflict !== null).toBe(tab.context().wanted !== null)
}

const session = (bad: number, mutant?: (machine: CartMachine) => CartMachine) =>
  fc.asyncProperty(
    fc.array(anyStep, { minLength: 1, maxLength: 25 }),
    fc.infiniteStream(anyFate(bad)),
    async (steps, fates) => {
      const clock = new VirtualClock()
      const store = heldBag()
      let good = false
      const fate = () => (good ? well : fates.next().value)
      const open = () => openCart({ fate, store, clock, ...(mutant && { mutant }) })
      const tabs: [Tab, Tab] = [open(), open()]
      for (const { tab, deed, wait, reload } of steps) {
        const at = tab === 0 ? 0 : 1
        // A tab may be reloaded at any moment: what was under way may have been done.
        if (reload === 0) {
          tabs[at].actor.stop()
          tabs[at] = open()
        }
        deed(tabs[at])
        await clock.advance(wait)
        for (const one of tabs) sound(one)
        expect(conflictWithin(store.now().lines.map(({ seen }) => seen))).toBeUndefined()
      }
      // K4: once the line is good again, what is shown is what is kept, and nothing waits.
      good = true
      for (const one of tabs) {
        await clock.advance(60_000)
        one.say({ type: "bag.changed" })
        await clock.advance(1_000)
        sound(one)
        expect(one.context()).toMatchObject({ queue: [], inFlight: null })
        expect(one.held()).toEqual(one.kept())
        expect(one.view()).toMatchObject({ step: "ready", busy: false })
      }
    }
  )

describe("in every session, of two tabs at one bag, reloaded at any moment,", () => {
  it(
    "the bag is of one kind, in its limits, and what is shown is what is kept",
    () => fc.assert(session(0), runs(250)),
    600_000
  )

  it("it is so where calls and answers are lost", () => fc.assert(session(3), runs(250)), 600_000)

  it.each<[string, (machine: CartMachine) => CartMachine]>([
    ["mixes kinds", (machine) => machine.provide({ guards: { conflicts: () => false, isHindered: () => false } })],
    ["knows no limit", (machine) => machine.provide({ guards: { isHindered: () => false } })],
    [
      "does not look again at what waits",
      (machine) =>
        machine.provide({
          actions: {
            adopt: assign(({ context, event }) => {
              if (!("output" in event)) return {}
              const bag = event.output as Bag
              return { bag, inFlight: null, view: projected(bag, context.queue) }
            })
          }
        })
    ],
    ["loses what waits when a call fails", (machine) => machine.provide({ guards: { isQueued: () => false } })]
  ])("a cart that %s is found out", async (_, mutant) => {
    await expect(fc.assert(session(2, mutant), { ...runs(300), seed: 1, endOnFailure: true })).rejects.toThrow()
  })
})

describe("one tab alone", () => {
  it("replaces everything on a yes, changes nothing on a no, and loses no press", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(shelf.red, shelf.plum), fc.integer({ min: 1, max: 3 })), { maxLength: 12 }),
        fc.infiniteStream(anyFate(0)),
        fc.boolean(),
        async (presses, fates, yes) => {
          const tab = openCart({ fate: () => fates.next().value })
          const expected = new Map<string, number>()
          for (const [goods, quantity] of presses) {
            const total = (expected.get(goods.combination) ?? 0) + quantity
            if (total <= 20) expected.set(goods.combination, total)
            tab.want(goods, quantity)
            await tab.clock.advance(quantity * 100)
          }
          await tab.clock.advance(60_000)
          // K7: every press counts.
          expect(tab.kept()).toEqual([...expected])
          if (expected.size === 0) return
          tab.want(shelf.soon)
          tab.say({ type: yes ? "replacement.confirmed" : "replacement.declined" })
          await tab.clock.advance(60_000)
          // K6.
          expect(tab.kept()).toEqual(yes ? [["11", 1]] : [...expected])
        }
      ),
      runs(100)
    ))
})
