import { BankId } from "#core/orders/transfer/payment.ts"
import { line } from "../../../orders/selling-shop.ts"
import { someGoods } from "../../../pricing/some-goods.ts"
import { memberActions } from "../member.actions.ts"
import type { Actions, Does, Person } from "../person.ts"
import { fillsOrder } from "../shopping.actions.ts"
import { lastUnitOf, lastVoucherOf, type Race } from "./races.ts"

/** The race that a shopper runs. */
const raceOf = ({ stage, number }: Person): Race | undefined =>
  stage.races.find(({ runners }) => runners.includes(number))

/** Presses the last button of the order together with the other one of the race. */
const ordersWithAnother: Does = (person, tab) => {
  const { browser, stage } = person
  const [order, race] = [browser.order(tab), raceOf(person)]
  if (race === undefined || !order?.view().mayPlace) return undefined
  const ran = (many: number): void => {
    if (many < 2) return
    if (race.kind === "last unit") stage.ran.units.add(lastUnitOf(race))
    else stage.ran.vouchers.add(lastVoucherOf(race))
    stage.seen.add(
      `two want the ${race.kind === "last unit" ? "last unit" : "only use of a voucher"} in the same moment`
    )
  }
  stage.meets(`race ${race.place}`, race.runners.length, () => order.say({ type: "place.wanted" }), ran)
  return "orders in the moment in which another does"
}

const putsLastUnit: Does = (person, tab) => {
  const race = raceOf(person)
  if (race?.kind !== "last unit") return undefined
  const { product, combination } = line(lastUnitOf(race))
  person.browser
    .tab(tab)
    .cart()
    .want({ ...someGoods("1"), product, combination }, 1)
  return "puts the last unit into the bag"
}

const redeemsLast: Does = (person, tab) => {
  const race = raceOf(person)
  const cart = person.browser.tab(tab).cart()
  if (race?.kind !== "last voucher" || cart.view().bag.owner !== "member") return undefined
  cart.say({ type: "voucher.redeemed", code: lastVoucherOf(race) })
  return "redeems a voucher that can be used once"
}

/** Two tabs of one browser show the same order. */
const ordersInBothTabs: Does = ({ browser, stage }) => {
  const tabs = [browser.order(0), browser.order(1)]
  if (!tabs.every((one) => one?.view().mayPlace)) return undefined
  for (const one of tabs) one?.say({ type: "place.wanted" })
  stage.seen.add("an order is pressed for in two tabs at once")
  return "orders in both tabs in the same moment"
}

/** The shop's clock and the money come in the same millisecond, the one or the other first. D-56, D-64. */
const paysAtExpiry: Does = ({ seen, stage, transfers, number }) => {
  const { expiresAt, method, amount } = seen?.payment ?? {}
  const isAwaited = seen?.status === "awaiting_bank_wire_payment" && method === "bank-transfer"
  if (!isAwaited || expiresAt === undefined || amount === undefined) return undefined
  const isFirst = number % 2 === 0
  stage.clock.setTimeout(() => {
    if (isFirst) transfers(seen, amount)
    void stage.counted(stage.shop.settle)
    if (!isFirst) transfers(seen, amount)
    stage.ran.expiries.set(seen.code, isFirst)
    stage.seen.add("money comes in the moment of an expiry")
  }, expiresAt - stage.clock.now())
  return `pays in the moment in which the order expires, just ${isFirst ? "before" : "after"} the shop's clock`
}

const paysAndCallsOff: Does = ({ browser, stage, seen, transfers, number }) => {
  const mine = browser.held.find(({ code }) => code === seen?.code)
  if (mine === undefined || seen?.status !== "awaiting_bank_wire_payment") return undefined
  stage.hears(browser.orders.cancel({ ...mine, reason: "changed-mind" }), () => {})
  // A request is on its way for five milliseconds: the money comes before it, or right after.
  stage.clock.setTimeout(() => transfers(seen, seen.payment.amount), number % 2 === 0 ? 0 : 5)
  stage.seen.add("an order is called off in the moment of its payment")
  return "calls the order off in the moment in which its money comes"
}

/** Does the same in both tabs of a browser. */
const inBothTabs =
  (says: string, does: Does | undefined): Does =>
  (person) => {
    const did = [0, 1].filter((tab) => does?.(person, tab) !== undefined)
    if (did.length === 2) person.stage.seen.add("somebody becomes a member in two tabs at once")
    return did.length > 0 ? says : undefined
  }

const opensAndRefunds: Does = ({ browser: { gift }, stage, seen, number }) => {
  if (seen?.delivery.kind !== "message" || gift.view()?.step !== "sealed") return undefined
  gift.say({ type: "envelope.opened" })
  stage.clock.setTimeout(() => stage.refunds(seen.code), number % 2 === 0 ? 0 : 5)
  stage.seen.add("an e-gift is opened in the moment of its refund")
  return "opens the envelope in the moment in which its money is asked for"
}

const ordersAndLogsOut: Does = ({ browser, stage, number }) => {
  const [order, other] = [browser.order(0), browser.tab(1)]
  if (!order?.view().mayPlace || other.member() === undefined) return undefined
  const logsOut = () => other.say({ type: "logout.wanted" })
  if (number % 2 === 0) logsOut()
  order.say({ type: "place.wanted" })
  if (number % 2 === 1) logsOut()
  stage.seen.add("somebody logs out in the moment of their order")
  return "orders in one tab in the moment in which they log out in the other"
}

const paysByTransfer: Does = ({ browser }, tab) => {
  const order = browser.order(tab)
  if (order?.view().stage !== "ordering") return undefined
  order.say({ type: "bank.chosen", bank: BankId("bca") })
  return "chooses a transfer"
}

/** What shoppers do in one moment with each other, with the shop's clock, or in two tabs, by its name in stories. */
export const raceActions: Actions = {
  "puts the last unit into the bag": putsLastUnit,
  "redeems a voucher that can be used once": redeemsLast,
  "fills the order in": fillsOrder,
  "chooses a transfer": paysByTransfer,
  "orders in the moment in which another does": ordersWithAnother,
  "orders in both tabs in the same moment": ordersInBothTabs,
  "pays in the moment in which the order expires": paysAtExpiry,
  "calls the order off in the moment in which its money comes": paysAndCallsOff,
  "asks for a code in both tabs": inBothTabs("asks for a code in both tabs", memberActions["asks for a code"]),
  "types the code in both tabs": inBothTabs("types the code in both tabs", memberActions["types the code"]),
  "registers in both tabs": inBothTabs("registers in both tabs", memberActions["registers"]),
  "opens the envelope in the moment in which its money is asked for": opensAndRefunds,
  "orders in one tab in the moment in which they log out in the other": ordersAndLogsOut
}
