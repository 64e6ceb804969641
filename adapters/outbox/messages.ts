import type { SecurityMessage } from "#core/account/credentials/security-message.ts"
import type { Provider } from "#core/account/member.ts"
import type { BackInStockMessage } from "#core/catalogue/notify/notify-me.ts"
import type { Message } from "#core/kernel/message.ts"
import { startOfJakartaDay } from "#core/kernel/moment.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import type { Language } from "#core/kernel/text.ts"
import type { EgiftMessage } from "#core/orders/egift/message.ts"
import type { OrderMessage } from "#core/orders/message.ts"
import type { ProposalMessage } from "#core/proposals/decisions.port.ts"
import type { ReviewMessage } from "#core/reviews/moderation/decision.port.ts"
import type { ShopHelp, ShopIdentity } from "#core/stores/shop-identity.ts"
import { orderValues } from "./order-values.ts"
import { isStoredNotice, noticeOf } from "./push-notice.ts"
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
  | EgiftMessage

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
    case "egift-received":
      return [
        {
          sender: message.sender,
          recipient: message.recipientName,
          day: writtenDay(words, startOfJakartaDay(message.until))
        },
        `/gift#${message.code}`
      ]
    case "egift-sent":
      return [
        {
          name: message.name,
          recipient: message.recipientName,
          value: formatRupiah(message.value),
          code: message.orderCode
        },
        `/orders/${message.orderCode}#key=${message.key}`
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
    if (isStoredNotice(payload)) return noticeOf(payload, texts, shopName)
    if (!isStoredMessage(payload)) throw new TypeError("the outbox holds a row that is no message")
    const { kind, to, language, values, locked } = payload
    const [shop, opens] = [address(), unlock(locked)]
    if (kind === "codeShort") {
      const text = fillIn(texts[language].codeShort, { code: opens, host: new URL(shop).host, shopName })
      return { to, text, code: opens, language }
    }
    const gift =
      kind === "egift-received" ? { link: shop + opens, code: opens.slice(opens.indexOf("#") + 1) } : undefined
    const named =
      gift ?? (kind === "code" ? { code: opens } : { [kind === "back-in-stock" ? "stop" : "link"]: shop + opens })
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
    if (!isMail) {
      const letter = gift && { gift: { sender: values["sender"] ?? "", link: gift.link } }
      return { to, text: fillIn(short ?? text, all), language, ...letter }
    }
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

const isStoredMessage = (payload: unknown): payload is StoredMessageData =>
  typeof payload === "object" && payload !== null && "kind" in payload && "locked" in payload

const isMessage = (payload: unknown): payload is RenderedMessage =>
  typeof payload === "object" && payload !== null && "text" in payload
