import { checkoutMachine } from "#core/checkout/checkout.machine.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { details, goodsByName, openBrowser } from "../../checkout/checkout-fixture.ts"
import type { CheckoutTab } from "../../checkout/checkout-tabs.ts"
import { type Opening, simulationOf } from "../simulation.ts"
import { bags, orderingActions } from "./checkout.actions.ts"
import { checkoutMutants } from "./checkout.mutants.ts"
import type { Ordering } from "./ordering-moments.ts"

/** Shipping is free from Rp200.000, and 20 units of a combination are the most. Requirements 448, 449. */
const promisedNumbers = { freeShippingLimit: 200_000, unitsPerCombination: 20 }

const open = ({ setting, tabs: many, fate, promised, mutant, inspect }: Opening): Ordering => {
  const [, lines] = bags[setting] ?? bags[0]
  const browser = openBrowser({
    lines,
    fate,
    inspect,
    seed: setting + 1,
    keepsMachines: true,
    mutant: checkoutMutants.find(({ says }) => says === mutant)
  })
  const tabs = Array.from({ length: many }, () => browser.openTab())
  const shown = new Set<number>()
  const sees = (): void => {
    for (const tab of tabs) {
      const { checkout, stage } = tab.view()
      // The amount stands beside the last button, also while a choice is being saved: decision 0073.
      if (stage === "ordering" && checkout) shown.add(checkout.totals.payable)
    }
  }
  return {
    clock: browser.clock,
    browser,
    tabs,
    lines,
    shown,
    promised: { ...promisedNumbers, ...promised },
    states: () => tabs.map((tab) => [tab.state().value, tab.view().step]),
    reload: (tab) => tabs[tab]?.reload(),
    sees,
    begins: sees
  }
}

const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((all, amount) => all + amount, 0)
const ordered = ({ browser }: Ordering) => browser.orders().flatMap(({ lines }) => lines)

/** What every tab with a checkout promises. */
const ofTabs = (holds: (view: ReturnType<CheckoutTab["view"]>, tab: CheckoutTab) => boolean) => (world: Ordering) =>
  world.tabs.every((tab) => tab.view().checkout === null || holds(tab.view(), tab))

const isOrderable = ({ lines, promised }: Ordering): boolean =>
  lines.length > 0 && lines.every(({ quantity }) => quantity <= promised.unitsPerCombination)

/** Goes on until there is an order, as a person does who wants one. */
const persists = async (world: Ordering): Promise<void> => {
  const {
    clock,
    browser,
    tabs: [tab]
  } = world
  const actions: ReadonlyArray<() => void> = [
    () => tab?.say({ type: "retry.wanted" }),
    () => tab?.say({ type: "total.accepted" }),
    () => tab?.say({ type: "shortage.accepted" }),
    // Nothing was left of it: back to the bag and here again.
    () => {
      if (tab?.view().stage === "nothing" || tab?.view().checkout?.lines.length === 0) tab.reload()
    },
    () => tab?.say({ type: "draft.changed", draft: details }),
    () => tab?.say({ type: "details.sent" }),
    () => {
      if (tab?.view().steps.includes("delivery")) tab.say({ type: "service.chosen", service: ServiceId("pos.reguler") })
    },
    () => tab?.say({ type: "bank.chosen", bank: BankId("bca") }),
    () => tab?.say({ type: "place.wanted" })
  ]
  for (let left = 12; left > 0 && tab?.view().stage !== "placed" && browser.browser.bag.length > 0; left--)
    for (const action of actions) {
      world.sees()
      action()
      await clock.advance(6_000)
    }
}

/** The order, from the details to the press of the button. Machines 4. */
export const checkoutSimulation = simulationOf<Ordering>({
  id: "checkout",
  machine: checkoutMachine,
  settings: bags.map(([shopper]) => shopper),
  rules: promisedNumbers,
  constants: ["freeShippingLimit", "unitsPerCombination"],
  mutants: checkoutMutants,
  enough: 8_000,
  cold: {
    "checkout.reading: failed (3)": "reading is refused where the order is gone or nobody answers, and never else",
    "checkout.rereading: failed (3)": "reading is refused where the order is gone or nobody answers, and never else",
    "checkout.changed.renewing: failed (1)":
      "the new total would have to be ordered in another tab between two calls of this one",
    "checkout.ordering: discounts.changed": "vouchers and points are those of members, and these shoppers are guests",
    "checkout.placing: failed": "placing ends in one of its outcomes whatever happens"
  },
  open,
  actions: orderingActions,
  invariants: [
    {
      id: "H1",
      source: "machines 4; D-63",
      about: ["checkout.placing", "checkout.arriving", "checkout.rereading"],
      holds: (world) =>
        world.lines.every(
          ({ combination, quantity }) =>
            sum(ordered(world).flatMap((line) => (line.goods.combination === combination ? [line.quantity] : []))) <=
            quantity
        )
    },
    {
      id: "H2",
      source: "machines 4; D-69",
      about: ["checkout.ordering.queue.resting", "checkout.placing"],
      holds: ofTabs(
        ({ stage, mayPlace, checkout }, { pressed }) =>
          pressed.every(({ missing }) => missing === 0) &&
          (!mayPlace || checkout?.requirements.length === 0) &&
          (stage !== "ordering" || checkout?.placed === undefined)
      )
    },
    {
      id: "H9",
      source: "D-25",
      about: ["checkout.placing", "checkout.changed"],
      holds: ({ browser, shown }) => browser.orders().every(({ payment }) => shown.has(payment.amount)),
      saw: ({ browser, shown }) =>
        `ordered for Rp${browser
          .orders()
          .map(({ payment }) => payment.amount)
          .join(", ")}, shown before: Rp${[...shown].join(", ")}`
    },
    {
      id: "H10",
      source: "D-25",
      about: ["checkout.changed"],
      holds: ofTabs(
        // One that expired meanwhile, or gave way to another tab's, asks once its choices are saved; until then nothing can be ordered.
        ({ stage, saving, mayPlace, change }, { pressed }) =>
          pressed.at(-1)?.said !== "TotalChanged" ||
          stage !== "ordering" ||
          (saving && !mayPlace) ||
          change === undefined
      )
    },
    {
      id: "H14",
      source: "D-63",
      about: ["checkout.placing"],
      holds: ({ tabs }) =>
        tabs.every((tab) => tab.placedElsewhere().every(({ code }) => tab.pressed.every(({ made }) => made !== code)))
    },
    {
      id: "H3",
      source: "specification 9; D-28",
      about: ["checkout.ordering.offers"],
      holds: (world) =>
        ofTabs(({ checkout }) => {
          const amountOf = (rule: string) => checkout?.steps.find((step) => step.rule === rule)?.amount ?? 0
          const isFree =
            Number(checkout?.totals.goods) >= world.promised.freeShippingLimit &&
            checkout?.delivery?.option?.kind === "regular"
          return -amountOf("free-shipping") === (isFree ? amountOf("shipping") : 0)
        })(world),
      saw: ({ tabs, promised }) =>
        `${tabs
          .map((tab) => tab.view().checkout)
          .map(
            (one) =>
              `goods of Rp${one?.totals.goods}: ${one?.steps.map(({ rule, amount }) => `${rule} ${amount}`).join(", ")}`
          )
          .join("; ")}; shipping is free from Rp${promised.freeShippingLimit}: requirement 449`
    },
    {
      id: "H5",
      source: "machines 4; D-22",
      about: ["checkout.ordering.step", "checkout.ordering.offers.deciding"],
      holds: ofTabs(
        ({ steps, checkout }) =>
          checkout?.ships !== false ||
          checkout.lines.length === 0 ||
          (!steps.includes("delivery") && checkout.delivery === undefined)
      )
    },
    {
      id: "H7",
      source: "machines 4",
      about: ["checkout.ordering.queue.resting"],
      holds: ofTabs(
        ({ stage, saving, unsent, chosen, checkout }) =>
          stage !== "ordering" ||
          saving ||
          unsent ||
          (chosen.bank === checkout?.payment?.account.id && chosen.service === checkout?.delivery?.service)
      )
    },
    {
      id: "H8",
      source: "machines 4; D-26",
      about: ["checkout.ordering"],
      holds: ofTabs(
        ({ checkout }) => sum(checkout?.steps.map(({ amount }) => amount) ?? []) === checkout?.totals.payable
      )
    },
    {
      id: "H11",
      source: "D-5",
      about: ["checkout.ordering.step"],
      holds: ofTabs(({ steps, step }) => steps.includes(step))
    }
  ],
  sometimes: {
    "an order is placed": ({ browser }) => browser.orders().length > 0,
    "an order is looked for whose answer was lost": ({ tabs }) => tabs.some((tab) => tab.view().placing === "asking"),
    "the amount changed": ({ tabs }) => tabs.some((tab) => tab.view().stage === "changed"),
    "somebody is too late": ({ tabs }) => tabs.some((tab) => tab.view().stage === "short"),
    "shipping is free": ({ tabs }) =>
      tabs.some((tab) => tab.view().checkout?.steps.some(({ rule }) => rule === "free-shipping")),
    "another tab has ordered other goods": ({ tabs }) => tabs.some((tab) => tab.placedElsewhere().length > 0),
    "there is nothing to order": ({ tabs }) => tabs.some((tab) => tab.view().stage === "nothing")
  },
  ends: async (world) => {
    const { clock, browser, tabs } = world
    // What was to happen right after the last step has happened then.
    await clock.advance(25_000)
    browser.browser.fails = false
    browser.deaf.clear()
    browser.lists.restore()
    await clock.advance(60_000)
    // What no order holds is there again: also what one order left in the bag can be ordered then.
    const held = ordered(world).map(({ goods }) => goods.combination)
    for (const goods of Object.values(goodsByName)) if (!held.includes(goods.combination)) browser.shop.put(goods)
    await persists(world)
    for (const tab of tabs) {
      tab.say({ type: "page.seen" })
      tab.say({ type: "retry.wanted" })
    }
    await clock.advance(120_000)
  },
  last: [
    {
      id: "H12",
      source: "machines 4",
      about: ["checkout.unreachable", "checkout.later", "checkout.ordering.queue.failed", "checkout.placed"],
      holds: (world) => {
        const {
          browser,
          tabs: [first]
        } = world
        return (
          !isOrderable(world) ||
          browser.browser.bag.length === 0 ||
          (browser.orders().length > 0 && first?.view().stage === "placed")
        )
      }
    },
    {
      id: "H13",
      source: "D-63",
      about: ["checkout.finishing", "checkout.placed"],
      holds: ({ browser, tabs }) => {
        // One placed by another tab is named, with the way to it.
        const codesShown = new Set(
          tabs.flatMap((tab) => [...tab.placed(), ...tab.placedElsewhere()].map(({ code }) => code))
        )
        const codes = browser.orders().map(({ code }) => code)
        return codesShown.size === codes.length && codes.every((code) => codesShown.has(code))
      }
    }
  ],
  outcome: ({ browser, tabs: [first] }) => {
    const orders = browser.orders().length
    if (orders > 1) return "ordered in two parts"
    return orders === 1 ? "ordered" : String(first?.view().stage)
  }
})
