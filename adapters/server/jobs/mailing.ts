import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { budgetOf, mostPerDay } from "#adapters/outbox/budgets.ts"
import {
  type AccountMessage,
  type AnyMessage,
  encodeStoredMessage,
  messageOf,
  type Writing
} from "#adapters/outbox/messages.ts"
import { storedNotice } from "#adapters/outbox/push-notice.ts"
import { type Channel, type Deliver, type RenderedMessage, sendDue } from "#adapters/outbox/sender.ts"
import { sms } from "#adapters/outbox/sms.ts"
import { type MailSender, smtp } from "#adapters/outbox/smtp.ts"
import { whatsapp } from "#adapters/outbox/whatsapp.ts"
import { isProvenAddress, withinBudget, withinCost } from "#adapters/postgres/budgets.sql.ts"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import { merchantStaleMs, watchOf } from "#adapters/postgres/engine/watched.ts"
import type { SendIn } from "#adapters/postgres/members/account.sql.ts"
import { putOutgoing, sqlOutbox, storedMessages } from "#adapters/postgres/outbox.sql.ts"
import { devicesOf } from "#adapters/postgres/push/push.sql.ts"
import { readIdentity } from "#adapters/postgres/selling/merchant.sql.ts"
import { DeliveryRefused } from "#core/account/account.errors.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import type { Mailer } from "#core/kernel/message.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { isPushed } from "#core/push/push-moments.rule.ts"
import { type StoredShopIdentity, unnamedShop } from "#core/stores/shop-identity.ts"
import type { Config } from "../config.ts"
import type { SentMessage } from "../pages/outbox-page.ts"
import { pushSender } from "../ports/push.ts"
import type { Secret } from "../secret.ts"
import type { Job } from "./jobs.ts"
import { mailTexts } from "./mail-texts.ts"

/** What the shop sends to people. */
export interface Mailing {
  /** Takes messages in a transaction; they are sent after its commit. */
  readonly mailerIn: (session: Session, now: Instant) => Mailer<AnyMessage>
  /**
   * Writes messages about changes of an account in a transaction, by e-mail or as a short message; returns false if the
   * receiver had as many as a day allows, or it has no carrier. Decision 0048.
   */
  readonly sendIn: SendIn
  /** Sends a message within the call that writes it, so that the carrier's refusal reaches the caller. D-32. */
  readonly deliver: (
    channel: Channel,
    message: AccountMessage,
    at: Instant
  ) => Effect.Effect<void, DeliveryRefused | Unavailable>
  /** Returns whether a carrier is configured; in development everything goes to `/dev/outbox`. */
  readonly carries: (channel: Channel) => boolean
  readonly job: Job
  /** Returns the rendered messages, newest first. */
  readonly sent: (to: string | undefined) => Effect.Effect<ReadonlyArray<SentMessage>, Unavailable>
  readonly stop: () => void
}

const lookMs = 1_000

/** @param address the shop's own, for links; never one that a caller sent */
export const mailingOver = ({
  db,
  config,
  secret,
  now,
  address
}: {
  readonly db: Db
  readonly config: Config
  readonly secret: Secret
  readonly now: () => Instant
  readonly address: () => string
}): Mailing => {
  const writing: Writing = { texts: mailTexts, address, lock: secret.lock, unlock: secret.unlock }
  const encode = encodeStoredMessage(writing)
  const identity = watchOf(db, ["content"], { staleMs: merchantStaleMs }).keep("identity", readIdentity(db.replica))
  /** The sender of mail when messages were last read; `undefined` if no sender is set. */
  let sender: MailSender | undefined = config.mailFrom
  /** Reads the shop's data that messages name, before any is written. */
  const reading = Effect.map(identity, (shop: StoredShopIdentity | undefined) => {
    sender = config.mailFrom ?? (shop?.sender === undefined ? undefined : { name: shop.name, address: shop.sender })
    return messageOf(writing, shop ?? unnamedShop)
  })
  const from = (): MailSender => {
    if (sender === undefined) throw new Error("mail has no sender: set one with `npm run ops -- setup`, or MAIL_FROM")
    return sender
  }
  /** How push services reach the shop; `undefined` if it named no way, and notices wait. */
  const contact = (): string | undefined => {
    const named = typeof sender === "object" ? sender.address : sender === undefined ? undefined : addressOf(sender)
    return config.pushContact ?? (named === undefined ? undefined : `mailto:${named}`)
  }
  const push = pushSender(db, config, secret, { contact: () => contact() ?? "", now })
  const mail = config.smtpUrl === undefined ? undefined : smtp(config.smtpUrl, from)
  // In production mail waits until a mail server is configured; otherwise it is read in `/dev/outbox`.
  const sends = mail !== undefined || config.environment === "production"
  const isProduction = config.environment === "production"
  const carriers: Readonly<Partial<Record<Channel, Deliver>>> = {
    ...(mail && { email: mail.deliver }),
    ...carriersOf(config)
  }
  /** Every message of every call is counted here against its receiver's day. Decision 0032. */
  const isWithin = Effect.fnUntraced(function* (session: Session, message: AnyMessage, at: Instant) {
    if (config.limits === "off") return true
    const member = "order" in message ? message.order.member : undefined
    const isOwn = member !== undefined && (yield* isProvenAddress(session, member, message.to))
    const name = budgetOf(message, isOwn)
    return name === "paid" || (yield* withinBudget(session, { name, most: mostPerDay[name] }, message.to, at))
  })
  const carries = (channel: Channel): boolean => !isProduction || carriers[channel] !== undefined
  const isAffordable = (session: Session, channel: Channel, to: string, at: Instant) =>
    // Mail costs nothing, and so stays a way in.
    config.limits === "off" || channel === "email" ? Effect.succeed(true) : withinCost(session, to, at)
  /** The same on the devices that the member of an order is notified on. D-59; decision 0140. */
  const putNotices = Effect.fnUntraced(function* (session: Session, message: AnyMessage, at: Instant) {
    const { kind } = message
    if (!("order" in message) || message.order.member === undefined || !isPushed(kind)) return
    for (const device of yield* devicesOf(session, message.order.member)) {
      const payload = storedNotice(message, kind, device, at)
      yield* session.ask((on) => putOutgoing(on, { id: randomUUID(), channel: "push", payload, at }))
    }
  })
  let stopped = false
  return {
    mailerIn: (session, at) => ({
      put: Effect.fnUntraced(function* (message) {
        if (!(yield* isWithin(session, message, at))) return
        // Only e-gifts are for people without an address; in development their letters can be read.
        const isMail = message.to.includes("@")
        const channel = isMail ? "email" : "whatsapp"
        const isSent = isMail ? sends : isProduction || carriers.whatsapp !== undefined
        yield* session.ask((on) => putOutgoing(on, { id: randomUUID(), channel, payload: encode(message), at }, isSent))
        yield* putNotices(session, message, at)
      })
    }),
    sendIn: (session) =>
      Effect.fnUntraced(function* (message) {
        const { to, at } = message
        const channel = to.includes("@") ? "email" : "sms"
        if (channel === "sms" && !carries(channel)) return false
        if (!(yield* isWithin(session, message, at)) || !(yield* isAffordable(session, channel, to, at))) return false
        const isSent = channel === "email" ? sends : carriers.sms !== undefined
        yield* session.ask((on) => putOutgoing(on, { id: randomUUID(), channel, payload: encode(message), at }, isSent))
        return carries(channel)
      }),
    deliver: Effect.fnUntraced(function* (channel, message, at) {
      if (!(yield* isWithin(db, message, at))) return yield* new DeliveryRefused()
      if (!(yield* isAffordable(db, channel, message.to, at))) return yield* new DeliveryRefused()
      const id = randomUUID()
      const payload = encode(message)
      const read = yield* reading
      const deliver = carriers[channel]
      if (deliver) yield* delivered(deliver, read(payload), id)
      else if (isProduction) return yield* new DeliveryRefused()
      // In production nothing of it stays; else it can be read in `/dev/outbox`.
      if (!isProduction) yield* db.ask((on) => putOutgoing(on, { id, channel, payload, at }, false))
    }),
    carries,
    job: {
      name: "outbox",
      everyMs: lookMs,
      run: Effect.flatMap(reading, (read) =>
        Effect.map(
          sendDue({
            store: sqlOutbox(db),
            // Without a sender messages wait, as they do without a mail server.
            deliver: {
              ...(mail && sender !== undefined && { email: mail.deliver }),
              ...(carriers.sms && { sms: carriers.sms }),
              ...(contact() !== undefined && { push })
            },
            read,
            now,
            random: Math.random,
            stopped: () => stopped
          }),
          (taken) => taken > 0
        )
      )
    },
    sent: (to) =>
      Effect.zipWith(storedMessages(db, to), reading, (messages, read) =>
        messages.map(({ channel, payload, at }) => ({ ...read(payload), channel, at }))
      ),
    stop: () => {
      stopped = true
      mail?.close()
    }
  }
}

/** Returns the address of a sender that is written as `Toko <halo@contoh.id>`. */
const addressOf = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender.trim()

/** Who carries short messages, as far as the settings name them. */
const carriersOf = ({
  smsUrl,
  smsToken = "",
  whatsappUrl,
  whatsappPhoneId,
  whatsappToken = "",
  whatsappTemplate,
  whatsappGiftTemplate
}: Config): Readonly<Partial<Record<Channel, Deliver>>> => ({
  ...(smsUrl !== undefined && { sms: sms({ url: smsUrl, token: smsToken }) }),
  ...(whatsappPhoneId !== undefined && {
    whatsapp: whatsapp({
      url: whatsappUrl,
      phoneId: whatsappPhoneId,
      token: whatsappToken,
      template: whatsappTemplate,
      giftTemplate: whatsappGiftTemplate
    })
  })
})

/** A carrier that took too long may have taken it: only one that said no leaves the send for another try. */
const delivered = (
  deliver: Deliver,
  message: RenderedMessage,
  id: string
): Effect.Effect<void, DeliveryRefused | Unavailable> =>
  Effect.tryPromise({
    try: () => deliver(message, id),
    catch: (cause) =>
      cause instanceof Error && /abort|timed? ?out/i.test(`${cause.name} ${cause.message}`)
        ? new Unavailable()
        : new DeliveryRefused()
  })
