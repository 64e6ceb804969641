import { withMember } from "#core/checkout/details.rule.ts"
import { emptyDetails } from "#core/checkout/details.ts"
import type { BankId } from "#core/orders/transfer/payment.ts"
import { draftOf } from "#core/regions/address.rule.ts"
import type { ServiceId } from "#core/shipping/shipping.ts"
import { details } from "../../checkout/checkout-fixture.ts"
import type { CheckoutTab } from "../../checkout/checkout-tabs.ts"
import { line } from "../../orders/selling-shop.ts"
import { someGoods } from "../../pricing/some-goods.ts"
import { whoIs } from "./people.ts"
import type { Actions, Does, Person } from "./person.ts"

export const goods = ["merah", "plum", "nude", "serum", "sabun", "tabir"] as const
/** Most units that are added to the bag at once. */
export const mostUnits = 3

const services = ["jne.reg", "pos.reguler"] as ReadonlyArray<string> as ReadonlyArray<ServiceId>
const banks = ["bca", "cod", "mandiri", "bca-va", "bni", "qris"] as ReadonlyArray<string> as ReadonlyArray<BankId>

export const putting = (quantity: number, name: string): string => `puts ${quantity} of ${name} into the bag`

const puts =
  (quantity: number, name: string): Does =>
  ({ browser }, tab) => {
    const { product, combination } = line(name)
    browser
      .tab(tab)
      .cart()
      .want({ ...someGoods("1"), product, combination }, quantity)
    return putting(quantity, name)
  }

const goesToOrder: Does = ({ browser }, tab) => {
  if (browser.isOrdering() || browser.tab(tab).cart().view().bag.count === 0) return undefined
  browser.goesToOrder(tab)
  return "goes to the order"
}

/** Does what the order shows, as far as one press goes; in another tab the same order is opened first. */
const goesOn: Does = (person, tab) => {
  const { browser } = person
  const order = browser.order(tab)
  if (order) return stepAt(order, person, tab)
  if (!browser.isOrdering() || browser.hasOrdered()) return undefined
  browser.goesToOrder(tab)
  return "opens the order in another tab"
}

/** The same, up to the press of the last button. */
export const fillsOrder: Does = (person, tab) => {
  const order = person.browser.order(tab)
  if (order === undefined || order.view().mayPlace) return undefined
  return stepAt(order, person, tab)
}

const stepAt = (order: CheckoutTab, person: Person, tab: number): string => {
  const { stage, checkout, mayPlace, chosen, complete } = order.view()
  if (stage === "changed") order.say({ type: "total.accepted" })
  if (stage === "short") order.say({ type: "shortage.accepted" })
  if (stage === "unreachable" || stage === "refused" || stage === "placing") order.say({ type: "retry.wanted" })
  if (stage === "nothing") order.reload()
  if (stage !== "ordering") return stage === "changed" || stage === "short" ? `learns of it: ${stage}` : "waits"
  if (checkout?.contact === undefined || !complete) return fillsIn(order, person, tab)
  const { number } = person
  if (checkout.ships && chosen.service === undefined)
    order.say({ type: "service.chosen", service: at(services, number) })
  if (chosen.bank === undefined) {
    order.say({ type: "bank.chosen", bank: at(banks, number) })
    return "chooses how to pay"
  }
  if (chosen.bank === "cod" && checkout.cod?.problem !== undefined) {
    order.say({ type: "bank.chosen", bank: at(banks, 0) })
    return "cannot pay the courier, and chooses a transfer"
  }
  if (!mayPlace) return "waits"
  order.say({ type: "place.wanted" })
  return "orders"
}

const fillsIn = (order: CheckoutTab, { browser, number, address }: Person, tab: number): string => {
  const { email } = whoIs(number)
  const typed = { ...details, email }
  const known = withMember(emptyDetails, browser.tab(tab).member())
  const draft = address ? { ...known, ...draftOf(address), email } : { ...typed, ...(known.email && { email }) }
  order.say({ type: "draft.changed", draft })
  order.say({ type: "details.sent" })
  return address ? "has everything sent to the address they keep" : "fills everything in"
}

const changes: Does = ({ browser, number }, tab) => {
  const order = browser.order(tab)
  const { stage, chosen } = order?.view() ?? {}
  if (stage !== "ordering" || chosen?.service === undefined) return undefined
  order?.say({ type: "service.chosen", service: at(services, number + 1) })
  order?.say({ type: "bank.chosen", bank: at(banks, number + 1) })
  return "chooses something else"
}

/** The code of the one voucher there is. */
export const voucherCode = "HEMATJALAN"

const redeems: Does = ({ browser }, tab) => {
  const cart = browser.tab(tab).cart()
  if (cart.view().bag.owner !== "member") return undefined
  cart.say({ type: "voucher.redeemed", code: voucherCode })
  return "redeems a voucher"
}

/** Half of what may be used: it is another number with each bag. */
const usesPoints: Does = ({ browser }, tab) => {
  const cart = browser.tab(tab).cart()
  const most = cart.view().bag.points?.most ?? 0
  if (most === 0) return undefined
  cart.say({ type: "points.chosen", points: Math.ceil(most / 2) })
  return "uses points"
}

const looks: Does = (person) => {
  const { browser, stage, notes } = person
  const mine = browser.held.at(-1)
  browser.leavesOrder()
  if (mine === undefined || person.seen?.code === mine.code) return undefined
  stage.hears(browser.orders.read(mine), (order) => {
    if (order) person.seen = order
    notes(order ? `sees the order, ${order.status}` : "does not see the order")
  })
  return "looks at the order"
}

const pries: Does = ({ browser, stage, number, another }) => {
  const theirs = another()
  if (theirs === undefined) return undefined
  const key = browser.held.at(-1)?.key
  stage.hears(browser.orders.read({ code: theirs.code, ...(key !== undefined && { key }) }), (order) => {
    if (order) stage.breaks("J5", `shopper ${number + 1} saw that of another shopper, a refusal expected`)
  })
  return "tries to see another shopper's order"
}

const pays =
  (missing: number): Does =>
  ({ seen, transfers }) => {
    if (seen === undefined || seen.status !== "awaiting_bank_wire_payment") return undefined
    transfers(seen, seen.payment.amount - missing)
    return missing > 0 ? "transfers too little" : "pays"
  }

const callsOff: Does = ({ browser, stage, seen }) => {
  const mine = browser.held.find(({ code }) => code === seen?.code)
  if (mine === undefined) return undefined
  stage.hears(browser.orders.cancel({ ...mine, reason: "changed-mind" }), () => {})
  return "calls the order off"
}

const at = <T>(all: ReadonlyArray<T>, place: number): T => {
  const one = all[place % all.length]
  if (one === undefined) throw new Error("nothing to choose from")
  return one
}

/** What shoppers do with bag and order, by its name in stories. */
export const shoppingActions: Actions = {
  ...Object.fromEntries(
    goods.flatMap((name) =>
      Array.from({ length: mostUnits }, (_, more) => [putting(more + 1, name), puts(more + 1, name)])
    )
  ),
  "goes to the order": goesToOrder,
  "goes on with the order": goesOn,
  "redeems a voucher": redeems,
  "uses points": usesPoints,
  "chooses something else": changes,
  "looks at the order": looks,
  "tries to see another shopper's order": pries,
  pays: pays(0),
  "transfers too little": pays(1_000),
  "calls the order off": callsOff,
  "leaves the shop": ({ browser }) => {
    browser.leavesOrder()
    browser.sleeps()
    return "leaves the shop"
  }
}
