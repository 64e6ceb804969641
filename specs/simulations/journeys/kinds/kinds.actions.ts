import type { EgiftInfo } from "#core/egift/egift-info.ts"
import { egiftMoment } from "#core/egift/egift-info.ts"
import { instant, jakartaDay } from "#core/kernel/moment.ts"
import { line } from "../../../orders/selling-shop.ts"
import { someGoods } from "../../../pricing/some-goods.ts"
import { whoIs } from "../people.ts"
import type { Actions, Does } from "../person.ts"
import { type AheadName, aheadNames, cardName, eanOf, store } from "./goods.ts"
import { ordering, scannable, scanning } from "./kinds.names.ts"

const day = 86_400_000
/** Most units of goods that are sold ahead which are put into the bag at once. */
const mostAhead = 2

const ordersAhead =
  (quantity: number, name: AheadName): Does =>
  ({ browser, stage }, tab) => {
    const { product, combination } = line(name)
    const deliveryDate = stage.releaseOf(name)
    const goods = someGoods("1", { product, combination, ...(deliveryDate && { preOrder: true, deliveryDate }) })
    browser.tab(tab).cart().want(goods, quantity)
    return ordering(quantity, name)
  }

const writesEgift =
  (isLater: boolean): Does =>
  ({ browser, stage, number }, tab) => {
    const { email, firstName } = whoIs(number)
    const now = stage.clock.now()
    const egift: EgiftInfo = {
      template: "birthday",
      recipientName: firstName,
      recipientEmail: email,
      message: "Selamat ulang tahun!",
      ...(isLater && { sendAt: egiftMoment(jakartaDay(instant(now + 2 * day))) })
    }
    const { product, combination } = line(cardName)
    const goods = someGoods("1", { product, combination, giftCard: true })
    browser
      .tab(tab)
      .cart()
      .say({ type: "item.wanted", line: { product, combination, quantity: 1, egift }, goods, buy: false })
    return isLater ? "writes an e-gift for a later day" : "writes an e-gift"
  }

/** Goods of two kinds do not stand together: the bag asks, and shoppers answer each in their own way. D-21. */
const answersBag: Does = ({ browser, stage, number }, tab) => {
  const cart = browser.tab(tab).cart()
  const { conflict } = cart.view()
  if (conflict === null) return undefined
  stage.seen.add("a bag asks about goods of another kind")
  if (number % 4 === 3) cart.say({ type: "replacement.declined" })
  else if (conflict.maySave && number % 2 === 0) cart.say({ type: "replacement.saved" })
  else cart.say({ type: "replacement.confirmed" })
  return number % 4 === 3 ? "leaves the bag as it is" : "makes room in the bag"
}

const looksForStore: Does = ({ browser }, tab) => {
  const order = browser.order(tab)
  if (order?.view().stage !== "ordering" || order.view().checkout?.pickup?.store) return undefined
  browser.stores.opens(order)
  return "looks for a store"
}

const choosesStore: Does = ({ browser, stage }) => {
  const answer = browser.stores.answers()
  if (answer === "none") stage.seen.add("no store has everything")
  return answer && (answer === "chosen" ? "chooses a store" : "finds no store that has everything")
}

const beginsScanning: Does = ({ browser }) => {
  browser.leavesOrder()
  browser.scanner.begins()
  return "scans the code of a store"
}

const scans =
  (name: string): Does =>
  ({ browser: { scanner } }) => {
    const { step } = scanner.view() ?? {}
    if (step === "refused") scanner.say({ type: "goods.dropped" })
    if (step !== "scanning" && step !== "refused") return undefined
    scanner.say({ type: "code.read", barcode: eanOf(name) })
    return scanning(name)
  }

const mistypes: Does = ({ browser: { scanner } }) => {
  if (scanner.view()?.step !== "scanning") return undefined
  scanner.say({ type: "typing.wanted" })
  scanner.say({ type: "number.typed", text: "2000001001012" })
  scanner.say({ type: "number.sent" })
  scanner.say({ type: "typing.closed" })
  return "types a wrong number"
}

/** Does what the session shows, as far as one press goes. */
const goesOnInStore: Does = ({ browser: { scanner }, number }) => {
  if (scanner.view() === undefined && scanner.isStored()) scanner.begins()
  const view = scanner.view()
  switch (view?.step) {
    case "found":
      scanner.say({ type: "quantity.stepped", quantity: 1 + (number % 2) })
      scanner.say({ type: "goods.added" })
      return "takes what was scanned"
    case "refused":
      scanner.say({ type: "goods.dropped" })
      return "puts it back"
    case "scanning":
      if (view.lines.length === 0) return undefined
      scanner.say({ type: "pay.wanted" })
      return "wants to pay"
    case "paying": {
      const [first] = view.lines
      if (view.payProblem === "short" && first !== undefined)
        scanner.say({ type: "line.changed", combination: first.goods.combination, quantity: first.quantity - 1 })
      const { email, firstName, phone } = whoIs(number)
      const contact = { name: firstName, email, phone: `0${phone.national}` }
      for (const field of ["name", "email", "phone"] as const)
        scanner.say({ type: "field.typed", field, value: contact[field] })
      scanner.say({ type: "paidBy.chosen", by: number % 2 === 0 ? "qris" : "bank-transfer" })
      scanner.say({ type: "form.sent" })
      return "fills in who they are"
    }
    case "confirming":
      scanner.say({ type: "total.accepted" })
      return "orders what was scanned"
    case "uncertain":
      scanner.say({ type: "retry.wanted" })
      return "asks whether it was ordered"
    case "over":
      scanner.say({ type: "store.scanned" })
      return "scans the code of the store again"
    case undefined:
      return undefined
    default:
      return "waits"
  }
}

const looksAgain: Does = (person) => {
  const { browser, stage, notes } = person
  const mine = browser.held.at(-1)
  if (mine === undefined) return undefined
  stage.hears(browser.orders.read(mine), (order) => {
    if (order) person.seen = order
    notes(order ? `sees the order, ${order.status}` : "does not see the order")
  })
  return "looks at the order again"
}

const answersPostponement =
  (isWaiting: boolean): Does =>
  ({ browser, stage, seen }) => {
    const mine = browser.held.find(({ code }) => code === seen?.code)
    if (mine === undefined || seen?.postponed === undefined) return undefined
    if (isWaiting)
      stage.hears(browser.orders.keepWaiting(mine), (order) => {
        if (order) stage.seen.add("a buyer waits for a later day")
      })
    else
      stage.hears(browser.orders.cancel({ ...mine, reason: "other" }), (order) => {
        if (order) stage.seen.add("a buyer does not wait for a later day")
      })
    return isWaiting ? "waits for the later day" : "does not wait for the later day"
  }

const showsCode =
  (isElsewhere: boolean): Does =>
  ({ stage, seen }) => {
    if (seen?.delivery.kind !== "pickup") return undefined
    stage.showsCode(seen.code, seen.delivery.code, isElsewhere ? store.empty : store.id)
    return isElsewhere ? "shows the code of the order in another store" : "shows the code of the order"
  }

const looksInMail: Does = ({ browser, stage, number }) => {
  void stage.egiftCodeFor(number).then((code) => {
    if (code !== undefined) browser.gift.opens(code)
  })
  return "looks for an e-gift in their mail"
}

const opensEnvelope: Does = ({ browser: { gift } }) => {
  if (gift.view()?.step !== "sealed") return undefined
  gift.say({ type: "envelope.opened" })
  return "opens the envelope"
}

const saves: Does = ({ browser: { gift } }) => {
  if (gift.view()?.step !== "opened") return undefined
  gift.say({ type: "saving.wanted" })
  return "puts its value into the account"
}

const triesAnothers: Does = ({ browser, stage, number }) => {
  const code = stage.egiftCodeOfAnother(number)
  if (code === undefined) return undefined
  browser.gift.opens(code)
  return "tries the e-gift of another shopper"
}

const asksForMoney: Does = ({ stage, seen }) => {
  if (seen?.delivery.kind !== "message") return undefined
  stage.refunds(seen.code)
  return "asks for the money of the e-gift"
}

const redeemsValue: Does = ({ browser }, tab) => {
  const cart = browser.tab(tab).cart()
  const code = browser.gift.voucher()
  if (code === undefined || cart.view().bag.owner !== "member") return undefined
  cart.say({ type: "voucher.redeemed", code })
  return "redeems the value of an e-gift"
}

/** What shoppers do with pre-orders, e-gifts and stores, by its name in stories. */
export const kindActions: Actions = {
  ...Object.fromEntries(
    aheadNames.flatMap((name) =>
      Array.from({ length: mostAhead }, (_, more) => [ordering(more + 1, name), ordersAhead(more + 1, name)])
    )
  ),
  ...Object.fromEntries(scannable.map((name) => [scanning(name), scans(name)])),
  "writes an e-gift": writesEgift(false),
  "writes an e-gift for a later day": writesEgift(true),
  "answers the question of the bag": answersBag,
  "looks for a store": looksForStore,
  "chooses a store": choosesStore,
  "scans the code of a store": beginsScanning,
  "types a wrong number": mistypes,
  "goes on in the store": goesOnInStore,
  "looks at the order again": looksAgain,
  "waits for the later day": answersPostponement(true),
  "does not wait for the later day": answersPostponement(false),
  "shows the code of the order": showsCode(false),
  "shows the code of the order in another store": showsCode(true),
  "looks for an e-gift in their mail": looksInMail,
  "opens the envelope": opensEnvelope,
  "puts its value into the account": saves,
  "tries the e-gift of another shopper": triesAnothers,
  "asks for the money of the e-gift": asksForMoney,
  "redeems the value of an e-gift": redeemsValue
}
