import type { SecurityMessage } from "#core/account/credentials/security-message.ts"
import type { Provider } from "#core/account/member.ts"
import type { BackInStockMessage } from "#core/catalogue/notify/notify-me.ts"
import type { Message } from "#core/kernel/message.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { formatRupiah, type Rupiah } from "#core/kernel/money.ts"
import type { Language } from "#core/kernel/text.ts"
import { dueAt } from "#core/orders/due.rule.ts"
import type { OrderMessage } from "#core/orders/message.ts"
import type { Order, OrderLine } from "#core/orders/order.ts"
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
import type { ProposalMessage } from "#core/proposals/decisions.port.ts"
import type { ReviewMessage } from "#core/reviews/moderation/decision.port.ts"
import { stepLimits } from "#core/shipping/step-limits.ts"
import type { ShopHelp, ShopIdentity } from "#core/stores/shop-identity.ts"
import type { RenderedMessage } from "./sender.ts"
import { fillIn, type MailTexts, type MailWords, type Values, writtenDay, writtenMoment } from "./words.ts"

/** What opens an account: a code, in a mail or as a short message, and the way to a new password. */
export type AccountMessage = Message &
  (
    | { readonly kind: "code" | "codeShort"; readonly code: string }
    /** A path of the shop. */
    | { readonly kind: "reset-password"; readonly link: string }
  )

/** Everything the shop writes to people. */
export type AnyMessage =
  | OrderMessage
  | BackInStockMessage
  | AccountMessage
  | SecurityMessage
  | ReviewMessage
  | ProposalMessage

/** A message as it waits in the outbox: what was true when it was written, without secrets. */
export interface StoredMessageData {
  readonly kind: AnyMessage["kind"]
  readonly to: string
  readonly language: Language
  readonly values: Values
  /** The part of the link that opens something, or the code, locked away. */
  readonly locked: string
}

/** How messages are written. */
export interface Writing {
  readonly texts: MailTexts
  /** The shop's own address, which paths in a message are resolved against. */
  readonly address: () => string
  /** Encrypts a text against readers of the database, and decrypts it. */
  readonly lock: (text: string) => string
  readonly unlock: (locked: string) => string
}

/** A message as it is stored until it is sent. */
export const encodeStoredMessage =
  ({ texts, lock }: Writing) =>
  (message: AnyMessage): StoredMessageData => {
    const { kind, to, language } = message
    const [values, opens] = partsOf(message, texts[language])
    return { kind, to, language, values, locked: lock(opens) }
  }

/** The values of a message, and those that open something. */
const partsOf = (message: AnyMessage, words: MailWords): readonly [Values, string] => {
  switch (message.kind) {
    case "code":
    case "codeShort":
      return [{}, message.code]
    case "reset-password":
      return [{}, message.link]
    case "password-changed":
    case "account-locked":
    case "email-changed":
    case "email-added":
    case "phone-changed":
    case "provider-linked":
    case "account-removed":
      return [
        {
          moment: writtenMoment(words, message.at),
          ...(message.setsAside && { own: words.setAside }),
          ...(message.provider && { provider: providerNames[message.provider] })
        },
        ""
      ]
    case "back-in-stock":
      return [{ name: message.name, path: message.path }, stopPath(message.stop)]
    case "review-published":
    case "review-hidden":
      return [{ name: message.name, product: message.product, words: message.words }, message.path]
    case "proposal-accepted":
    case "proposal-merged":
    case "proposal-refused":
      return [
        {
          name: message.name,
          proposed: message.proposed,
          reason: message.reason ? words.proposalReason[message.reason] : "",
          words: message.words === "" ? "" : `\n\n${message.words}`
        },
        message.path
      ]
    default:
      return [orderValues(message, words), `/orders/${message.order.code}#key=${message.key}`]
  }
}

/** The parameter `seal` stands in links that were sent: it is never renamed. */
const stopPath = ({ combination, email, signature }: BackInStockMessage["stop"]): string =>
  `/notify-me/stop?${new URLSearchParams({ combination, email, seal: signature })}`

/**
 * Renders a message of the outbox as its receiver reads it, unless it was rendered before.
 *
 * @param shop the shop's name when the message is sent
 */
export const messageOf =
  ({ texts, address, unlock }: Writing, { name: shopName, help }: Pick<ShopIdentity, "name" | "help">) =>
  (payload: unknown): RenderedMessage => {
    if (isMessage(payload)) return payload
    if (!isStoredMessage(payload)) throw new TypeError("the outbox holds a row that is no message")
    const { kind, to, language, values, locked } = payload
    const [shop, opens] = [address(), unlock(locked)]
    if (kind === "codeShort") {
      const text = fillIn(texts[language].codeShort, { code: opens, host: new URL(shop).host, shopName })
      return { to, text, code: opens, language }
    }
    const named = kind === "code" ? { code: opens } : { [kind === "back-in-stock" ? "stop" : "link"]: shop + opens }
    // What a message does not say for itself; older ones lack `excess`, `again` (decisions 0062, 0066), `next` and `problem`.
    const isMail = to.includes("@")
    const contact = contactIn(texts[language], help, isMail ? "reply" : "page", shop)
    const all = {
      excess: "",
      again: texts[language].again,
      next: texts[language].soon,
      problem: "",
      own: texts[language].nothingToDo,
      ...values,
      shop,
      shopName,
      contact,
      ...named
    }
    const { subject, text, short } = texts[language][kind]
    if (!isMail) return { to, text: fillIn(short ?? text, all), language }
    return {
      to,
      subject: fillIn(subject, all),
      text: fillIn(`${text}\n\n${texts[language].farewell}\n`, all),
      ...(kind === "code" && { code: opens, language })
    }
  }

const providerNames: Readonly<Record<Provider, string>> = { google: "Google", facebook: "Facebook" }

/** How the shop's people are reached, as a part of a sentence. `otherwise`: the way if the merchant named none. */
const contactIn = (
  { contact }: MailWords,
  { email, whatsapp }: ShopHelp,
  otherwise: "reply" | "page",
  shop: string
) => {
  if (email !== undefined && whatsapp !== undefined) return fillIn(contact.both, { email, whatsapp })
  if (whatsapp !== undefined) return fillIn(contact.whatsapp, { whatsapp })
  return email === undefined ? fillIn(contact[otherwise], { shop }) : fillIn(contact.email, { email })
}

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

/** What happens after a payment: a pre-order waits for its day. D-22. */
const nextIn = (order: Order, words: MailWords): string => {
  const released = order.status === "waiting_release" ? dueAt(order) : undefined
  return released === undefined ? words.soon : fillIn(words.released, { day: writtenDay(words, released) })
}

const orderValues = (message: OrderMessage, words: MailWords): Values => {
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
    problem: returnUntil(message.order) === undefined ? "" : words.returnWithin,
    ...(message.order.claim && claimValues(message.order.claim, words))
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

const isStoredMessage = (payload: unknown): payload is StoredMessageData =>
  typeof payload === "object" && payload !== null && "kind" in payload && "locked" in payload

const isMessage = (payload: unknown): payload is RenderedMessage =>
  typeof payload === "object" && payload !== null && "text" in payload
