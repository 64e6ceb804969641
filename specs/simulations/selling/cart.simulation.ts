import { assign } from "xstate"
import { cartMachine } from "#core/cart/cart.machine.ts"
import type { Bag } from "#core/cart/cart.ts"
import { projectBag } from "#core/cart/commands.rule.ts"
import { GiftId } from "#core/gifts/gift.ts"
import { jakartaDay } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { VoucherId } from "#core/vouchers/voucher.ts"
import { type CartMutant, lineId, openCart, someGoodsByName } from "../../cart/cart-fixture.ts"
import { heldBag } from "../../cart/held-bag.ts"
import { someGift } from "../../gifts/some-gifts.ts"
import { VirtualClock } from "../../virtual-clock.ts"
import type { Mood } from "../personas.ts"
import { type Mutant, type Opening, simulationOf, type World } from "../simulation.ts"

type Tab = ReturnType<typeof openCart>

interface Shopping extends World {
  readonly tabs: Array<Tab>
  readonly store: ReturnType<typeof heldBag>
  /** Units of one combination in a bag: 20. Requirement 448. */
  readonly unitsMost: number
}

/** Mistakes of one line, each with the fewest steps that show it. */
const mutants: ReadonlyArray<CartMutant & Mutant> = [
  {
    says: "sets a line to none and leaves it in",
    shortest: 2,
    machine: (machine) => machine.provide({ guards: { isNone: () => false } })
  },
  {
    says: "knows no limit",
    shortest: 1,
    machine: (machine) => machine.provide({ guards: { isHindered: () => false } })
  },
  {
    says: "does not look again at what waits",
    shortest: 2,
    machine: (machine) =>
      machine.provide({
        actions: {
          adopt: assign(({ context, event }) => {
            if (!("output" in event)) return {}
            const bag = event.output as Bag
            return { bag, inFlight: null, view: projectBag(bag, context.queue) }
          })
        }
      })
  },
  {
    says: "never sends what waits",
    shortest: 1,
    machine: (machine) => machine.provide({ guards: { isQueued: () => false } })
  },
  {
    says: "does not hear of other tabs",
    shortest: 1,
    machine: (machine) => machine.provide({ actions: { noteOutdated: () => {} } })
  }
]

/** Everybody gets a last one with ordinary goods of Rp100.000. */
const gives = [someGift(someGoodsByName.last, { id: GiftId("last"), minAmount: rupiah(100_000), forGuests: true })]

const promisedUnits = { unitsPerCombination: 20 }

const open = ({ tabs: many, fate, promised, mutant, inspect }: Opening): Shopping => {
  const clock = new VirtualClock()
  const store = heldBag()
  const planted = mutants.find(({ says }) => says === mutant)
  const one = (tab: number) => openCart({ fate, store, clock, tab, inspect, gives, mutant: planted })
  const tabs = Array.from({ length: many }, (_, tab) => one(tab))
  return {
    clock,
    store,
    unitsMost: { ...promisedUnits, ...promised }.unitsPerCombination,
    tabs,
    states: () => tabs.map((tab) => [tab.actor.getSnapshot().value, tab.held()]),
    reload: (tab) => {
      tabs[tab]?.actor.stop()
      tabs[tab] = one(tab)
    },
    begins: () => {}
  }
}

const goods = Object.entries(someGoodsByName)
const quantities = [1, 2, 3, 19, 20, 21]
const words = {
  "replacement.confirmed": "lets the bag be replaced",
  "replacement.saved": "wants the old bag kept for later",
  "replacement.declined": "keeps the bag as it is",
  "bag.changed": "comes back to the page",
  "connection.returned": "is connected again",
  "retry.wanted": "tries again",
  "order-screen.entered": "goes to the order",
  "order-screen.left": "leaves the order",
  "added.dismissed": "closes what says it is in the bag",
  "problem.dismissed": "closes the notice",
  "voucher-problem.dismissed": "closes the field of a code"
} as const
const moods: Readonly<Partial<Record<keyof typeof words, Mood>>> = { "replacement.confirmed": "change" }

/** K1, K2: neither what is shown nor what is stored. */
const bags = ({ tabs }: Shopping) => tabs.flatMap((tab) => [tab.context().bag, tab.context().view])

/** What is shown together, and what is stored together. */
const goodsTogether = (world: Shopping): ReadonlyArray<ReadonlyArray<Goods>> => [
  ...bags(world).map(({ items }) => items.map(({ goods }) => goods)),
  world.store.now().lines.map(({ seen }) => seen)
]

/** K1: an e-gift, a pre-order of each date, and ordinary goods are kinds of their own. */
const kindsIn = (all: ReadonlyArray<Pick<Goods, "giftCard" | "preOrder" | "deliveryDate">>): ReadonlySet<string> =>
  new Set(
    all.map(({ giftCard, preOrder, deliveryDate }) => {
      if (giftCard) return "an e-gift"
      return preOrder ? `pre-orders of ${deliveryDate && jakartaDay(deliveryDate)}` : "ordinary goods"
    })
  )

/** A guest's bag in one tab or two. Machines 3. */
export const cartSimulation = simulationOf<Shopping>({
  id: "cart",
  machine: cartMachine,
  settings: ["a guest's bag"],
  rules: promisedUnits,
  constants: ["unitsPerCombination"],
  mutants: mutants,
  cold: {
    "cart.bag: points.chosen": "guests have no points; members' bags are simulated apart",
    "cart.bag.confirming: replacement.saved": "guests have no list for later; members' bags are simulated apart"
  },
  open,
  actions: [
    ...goods.flatMap(([name, what]) =>
      quantities.flatMap((quantity) => [
        {
          says: `puts ${quantity} of "${name}" into the bag`,
          weight: 0.12,
          mood: (quantity > 20 ? "wrong" : "right") as Mood,
          does: ({ tabs }: Shopping, tab: number) => tabs[tab]?.want(what, quantity)
        },
        {
          says: `sets "${name}" to ${quantity}`,
          weight: 0.08,
          mood: "change" as Mood,
          does: ({ tabs }: Shopping, tab: number) =>
            tabs[tab]?.say({ type: "quantity.chosen", line: lineId(what), quantity })
        }
      ])
    ),
    ...goods.flatMap(([name, what]) => [
      {
        says: `buys "${name}" at once`,
        weight: 0.2,
        mood: "right" as Mood,
        does: ({ tabs }: Shopping, tab: number) => tabs[tab]?.want(what, 1, true)
      },
      {
        says: `sets "${name}" to none`,
        weight: 0.1,
        mood: "change" as Mood,
        does: ({ tabs }: Shopping, tab: number) =>
          tabs[tab]?.say({ type: "quantity.chosen", line: lineId(what), quantity: 0 })
      },
      {
        says: `takes "${name}" out`,
        weight: 0.2,
        mood: "change" as Mood,
        does: ({ tabs }: Shopping, tab: number) => tabs[tab]?.say({ type: "line.removed", line: lineId(what) })
      },
      {
        says: `has ordered "${name}"`,
        weight: 0.15,
        mood: "right" as Mood,
        does: ({ tabs }: Shopping, tab: number) =>
          tabs[tab]?.say({ type: "lines.bought", lines: [{ id: lineId(what), quantity: 1 }] })
      }
    ]),
    ...[true, false].map((isDeclined) => ({
      says: isDeclined ? "does not want the gift" : "wants the gift after all",
      weight: 0.4,
      mood: "change" as Mood,
      does: ({ tabs }: Shopping, tab: number) =>
        tabs[tab]?.say({ type: "gift.chosen", gift: GiftId("last"), isDeclined })
    })),
    // A guest's code is refused: K8 and K5 of members' bags stand in specs/vouchers.
    ...["AMBILPENDAR20", "lima persen", "   "].map((code) => ({
      says: `types "${code}" as a voucher`,
      weight: 0.2,
      mood: "wrong" as Mood,
      does: ({ tabs }: Shopping, tab: number) => tabs[tab]?.say({ type: "voucher.redeemed", code })
    })),
    {
      says: "takes a voucher off",
      weight: 0.2,
      mood: "change" as Mood,
      does: ({ tabs }: Shopping, tab: number) =>
        tabs[tab]?.say({ type: "voucher.cancelled", voucher: VoucherId("ambilpendar20") })
    },
    ...(Object.keys(words) as ReadonlyArray<keyof typeof words>).map((type) => ({
      says: words[type],
      weight: 0.6,
      mood: moods[type] ?? ("look" as Mood),
      does: ({ tabs }: Shopping, tab: number) => tabs[tab]?.say({ type })
    }))
  ],
  invariants: [
    {
      id: "K1",
      source: "specification 4; D-21",
      about: ["cart.bag", "cart.queue.changing"],
      holds: (world) => goodsTogether(world).every((all) => kindsIn(all).size < 2),
      saw: (world) => {
        const mixed = goodsTogether(world).find((all) => kindsIn(all).size > 1) ?? []
        return `one bag with ${[...kindsIn(mixed)].join(" and ")}, one kind expected: requirements 205 to 207`
      }
    },
    {
      id: "K2",
      source: "specification 9; D-23",
      about: ["cart.bag.resting", "cart.bag: quantity.chosen (4)"],
      holds: (world) =>
        bags(world).every(({ items }) => items.every(({ quantity }) => quantity >= 1 && quantity <= world.unitsMost)),
      saw: (world) => {
        const all = bags(world).flatMap(({ items }) => items.map(({ quantity }) => quantity))
        const seen = all.find((quantity) => quantity < 1 || quantity > world.unitsMost)
        return `a line of ${seen} units, 1 to ${world.unitsMost} expected: requirement 448`
      }
    },
    {
      id: "K11",
      source: "D-25",
      about: ["cart.queue.idle", "cart.bag.resting"],
      holds: (world) =>
        bags(world).every(({ steps, totals }) => steps.reduce((sum, { amount }) => sum + amount, 0) === totals.payable)
    },
    {
      id: "K3",
      source: "machines 3",
      about: ["cart.queue"],
      holds: ({ tabs }) => tabs.every(({ line }) => line.most() < 2)
    },
    {
      id: "K12",
      source: "D-21",
      about: ["cart.bag.confirming"],
      holds: ({ tabs }) => tabs.every((tab) => (tab.view().conflict !== null) === (tab.context().wanted !== null))
    }
  ],
  sometimes: {
    "somebody is asked whether to empty the bag": ({ tabs }) => tabs.some((tab) => tab.view().conflict !== null),
    "a bag could not be read": ({ tabs }) => tabs.some((tab) => tab.actor.getSnapshot().value.queue === "stale"),
    "somebody goes straight to the order": ({ tabs }) => tabs.some((tab) => tab.gone.some((to) => to !== "/")),
    "somebody goes home from an empty bag": ({ tabs }) => tabs.some((tab) => tab.gone.includes("/"))
  },
  ends: async ({ clock, tabs }) => {
    // What one tab puts in late, another reads when it comes into sight again.
    for (const tab of [...tabs, ...tabs]) {
      await clock.advance(60_000)
      tab.say({ type: "bag.changed" })
      await clock.advance(1_000)
    }
  },
  last: [
    {
      id: "K4",
      source: "machines 3",
      about: ["cart.queue.idle", "cart.queue.stale"],
      holds: ({ tabs }) =>
        tabs.every((tab) => {
          const { queue, inFlight } = tab.context()
          const { step, busy } = tab.view()
          const isAtRest = queue.length === 0 && inFlight === null && step === "ready" && !busy
          return isAtRest && JSON.stringify(tab.held()) === JSON.stringify(tab.lines())
        })
    }
  ],
  outcome: ({ tabs: [first] }) => {
    if (first?.gone.some((to) => to !== "/")) return "went to the order"
    return (first?.lines().length ?? 0) > 0 ? "left with a full bag" : "left with an empty bag"
  }
})
