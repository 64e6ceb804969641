import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import { formatRupiah, type Rupiah } from "#core/kernel/money.ts"
import { dueAt } from "#core/orders/due.rule.ts"
import type { OrderMessage } from "#core/orders/message.ts"
import { isSelfCheckout, type Order, type OrderLine } from "#core/orders/order.ts"
import { spokenPickupCode } from "#core/orders/pickup/pickup-code.rule.ts"
import { pickupUntil, readyBy } from "#core/orders/pickup/ready-by.rule.ts"
import { promisedAt, releaseAt } from "#core/orders/preorder/release.rule.ts"
import type { ReturnClaim } from "#core/orders/returns/claim.ts"
import { returnVoucherDays } from "#core/orders/returns/return-voucher.rule.ts"
import { returnUntil } from "#core/orders/returns/return-window.rule.ts"
import { digitsOf } from "#core/orders/transfer/account-number.rule.ts"
import { methodOf } from "#core/orders/transfer/banks.ts"
import { hasAllConfirmations } from "#core/orders/transfer/confirmations.rule.ts"
import { paidSum } from "#core/orders/transfer/paid-sum.rule.ts"
import type { PaymentMethod } from "#core/orders/transfer/payment.ts"
import { excessSum, newsSum, refundSum } from "#core/orders/transfer/received.rule.ts"
import type { Step } from "#core/pricing/quote.ts"
import { stepLimits } from "#core/shipping/step-limits.ts"
import { fillIn, type MailWords, type Values, writtenDay, writtenMoment } from "./words.ts"

/** The sum that a message names: what came in or goes back; with the sum of the order if that differs. Decision 0062. */
const sumIn = ({ kind, order }: OrderMessage, words: MailWords): string => {
  const asked = order.payment.amount
  const sum = sumOf(kind, order)
  return sum === asked || wholeSums.has(kind)
    ? formatRupiah(sum)
    : fillIn(words.otherSum, { sum: formatRupiah(sum), amount: formatRupiah(asked) })
}

const wholeSums: ReadonlySet<OrderMessage["kind"]> = new Set([
  "order-overpaid",
  "order-late-money",
  "order-money-returned",
  "return-accepted"
])

const sumOf = (kind: OrderMessage["kind"], order: Order): Rupiah => {
  const { payment, events } = order
  switch (kind) {
    case "order-paid":
      return paidSum(order) ?? payment.amount
    case "order-overpaid":
    case "order-late-money":
      return events.findLast(({ type }) => type === "money.held")?.amount ?? payment.amount
    case "order-money-returned":
      return events.findLast(({ type }) => type === "money.returned")?.amount ?? payment.amount
    case "order-rejected":
      return payment.confirmations.at(-1)?.amount ?? payment.amount
    case "order-cancelled-paid":
      return newsSum(order, "refund")
    case "order-refunded":
      return refundSum(order)
    case "return-accepted":
      return order.claim?.amount ?? payment.amount
    default:
      return payment.amount
  }
}

const excessIn = (order: Order, words: MailWords): string => {
  const excess = excessSum(order)
  return excess === 0 ? "" : fillIn(words.excess, { excess: formatRupiah(excess) })
}

/** What happens after a payment: a pre-order waits for its day, a store gets ready what is picked up there. D-22, D-65. */
const nextIn = (order: Order, words: MailWords): string => {
  if (isSelfCheckout(order.delivery)) return words.exit
  const ready = readyBy(order, order.placedAt)
  if (order.delivery.kind === "pickup" && ready !== undefined)
    return fillIn(words.pickup, {
      store: order.delivery.store.name,
      ready: writtenMoment(words, ready, order.delivery.store.hours.zone)
    })
  if (order.delivery.kind === "message") return words.giftsNext
  const released = order.status === "waiting_release" ? dueAt(order) : undefined
  return released === undefined ? words.soon : fillIn(words.released, { day: writtenDay(words, released) })
}

/** The day of a pre-order, and the one that was promised. D-22. */
const dayValues = (order: Order, words: MailWords): Values => {
  const [promised, at] = [promisedAt(order), releaseAt(order)]
  const written = (day: Instant | undefined): string => (day === undefined ? "" : writtenDay(words, day))
  return { was: written(promised), day: written(at) }
}

/** Returns what a message about an order says of it, in the words of a language. */
export const orderValues = (message: OrderMessage, words: MailWords): Values => {
  const { code, contact, payment, lines, steps, delivery } = message.order
  const amount = sumIn(message, words)
  const deadline = payment.expiresAt === undefined ? "" : writtenMoment(words, payment.expiresAt)
  const { account, uniqueCode = 0 } = payment
  return {
    code,
    name: contact.firstName,
    amount,
    excess: excessIn(message.order, words),
    next: nextIn(message.order, words),
    again: hasAllConfirmations(message.order) ? words.write : words.again,
    deadline,
    lines: [...lines.map((line) => lineText(line, words)), ...stepTexts(steps, words)].join("\n"),
    transfer: account
      ? fillIn(wayIn(words, methodOf(account)), {
          amount,
          deadline,
          bank: account.bank,
          holder: account.holder,
          number: digitsOf(account.number),
          uniqueCode: String(uniqueCode)
        })
      : words.nothingToPay,
    parcel: delivery.kind === "ship" ? parcelText(delivery, words) : "",
    ...dayValues(message.order, words),
    ...(delivery.kind === "pickup" && pickupValues(message.order, delivery, words)),
    problem: returnUntil(message.order) === undefined ? "" : words.returnWithin,
    ...(message.order.claim && claimValues(message.order.claim, words))
  }
}

/** Where an order is fetched, with what, and until when. D-65. */
const pickupValues = (
  order: Order,
  { store, code }: Extract<Order["delivery"], { readonly kind: "pickup" }>,
  words: MailWords
): Values => {
  const until = pickupUntil(order)
  return {
    storeName: store.name,
    store: [store.name, store.address, store.phone].filter((line) => line !== "").join("\n"),
    pickupCode: spokenPickupCode(code),
    until: until === undefined ? "" : writtenMoment(words, until, store.hours.zone)
  }
}

/** Where the money of a return goes, and what staff say about it. D-62b. */
const claimValues = (claim: ReturnClaim, words: MailWords): Values => ({
  refund: refundText(claim, words),
  said: claim.words === undefined ? "" : `\n\n${claim.words}`
})

const refundText = ({ state, refund, voucher, answeredAt }: ReturnClaim, words: MailWords): string => {
  const account = refund.kind === "bank" ? { bank: refund.bank, tail: refund.number.slice(-4) } : undefined
  if (state === "open") return account ? fillIn(words.claimToBank, account) : words.claimByVoucher
  if (voucher !== undefined && answeredAt !== undefined)
    return fillIn(words.refundByVoucher, {
      voucher,
      day: writtenDay(words, instant(answeredAt + returnVoucherDays * dayMs))
    })
  return account ? fillIn(words.refundToBank, account) : words.refundToAsk
}

/** How an order is paid. D-56, D-57. */
const wayIn = (words: MailWords, method: PaymentMethod["method"]): string => words[wayWords[method]]

const wayWords = {
  "bank-transfer": "transfer",
  "virtual-account": "virtualAccount",
  qris: "qris",
  cod: "cod"
} as const satisfies Readonly<Record<PaymentMethod["method"], keyof MailWords>>

const lineText = ({ goods, quantity, total, gift }: OrderLine, words: MailWords): string =>
  fillIn(gift === undefined ? words.line : words.gift, {
    quantity: String(quantity),
    name: [goods.name, goods.combinationName].filter((part) => part !== "").join(", "),
    total: formatRupiah(total)
  })

/** What the lines do not show: their own prices are what is paid for them. */
const stepTexts = (steps: ReadonlyArray<Step>, { step: names }: MailWords): ReadonlyArray<string> =>
  steps
    .filter(({ slot }) => slot !== "items" && slot !== "gifts")
    .map(({ reason, values, amount }) => {
      const limit = stepLimits[reason]
      const named = { ...stringsOf(values), ...(limit !== undefined && { limit: formatRupiah(limit) }) }
      return `${fillIn(names[reason] ?? "", named)}: ${formatRupiah(amount)}`
    })

const stringsOf = (values: Step["values"]): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

type Parcel = Extract<Order["delivery"], { readonly kind: "ship" }>

const parcelText = ({ courierName: courier, serviceName: service, tracking }: Parcel, words: MailWords): string =>
  tracking === undefined
    ? fillIn(words.parcelWithoutNumber, { courier, service })
    : fillIn(words.parcel, { courier, service, tracking })
