import { createHash } from "node:crypto"
import type { Instant } from "#core/kernel/moment.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import type { OrderMessage } from "#core/orders/message.ts"
import type { PushDeviceId } from "#core/push/push.ts"
import { type PushedKind, pushMoments } from "#core/push/push-moments.rule.ts"
import type { RenderedMessage } from "./sender.ts"
import { fillIn, type MailTexts } from "./words.ts"

/** A notice for one device as it waits in the outbox. It stands on a locked screen: nothing but the order's code is in it. */
export interface StoredNotice {
  readonly push: PushedKind
  /** Number of the device. */
  readonly to: PushDeviceId
  readonly language: Language
  readonly code: string
  /** Moment after which it is not sent any more, in milliseconds since 1970. */
  readonly until: number
}

/** Returns the notice of an order for a device. */
export const storedNotice = (
  { order, language }: OrderMessage,
  kind: PushedKind,
  to: PushDeviceId,
  at: Instant
): StoredNotice => ({ push: kind, to, language, code: order.code, until: at + pushMoments[kind].waitMs })

export const isStoredNotice = (payload: unknown): payload is StoredNotice =>
  typeof payload === "object" && payload !== null && "push" in payload && "until" in payload

/** Returns a notice in the words of its receiver. */
export const noticeOf = (
  { push: kind, to, language, code, until }: StoredNotice,
  texts: MailTexts,
  shopName: string
): RenderedMessage => ({
  to,
  subject: shopName,
  text: fillIn(texts[language][kind].push, { code }),
  language,
  push: {
    path: `/orders/${code}`,
    topic: createHash("sha256").update(`order ${code}`).digest("base64url").slice(0, 32),
    until: instant(until),
    urgency: pushMoments[kind].urgency
  }
})
