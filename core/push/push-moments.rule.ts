import { dayMs } from "../kernel/moment.ts"
import type { OrderMessageKind } from "../orders/message.ts"

/** How the push service treats a notice. RFC 8030. */
export interface PushMoment {
  /** How long it waits for a device that is off, in milliseconds. */
  readonly waitMs: number
  /** `high` also wakes a device that saves its battery. */
  readonly urgency: "normal" | "high"
}

const soon: PushMoment = { waitMs: dayMs, urgency: "high" }
const news: PushMoment = { waitMs: 3 * dayMs, urgency: "normal" }

/**
 * Occasions of an order that go to a member's devices, beside the mail: those that come without a press of the member. What answers a
 * press (placed, confirmed, claimed, the link once more) is on the page already. D-59; decision 0140.
 */
export const pushMoments = {
  "order-paid": news,
  "order-rejected": soon,
  "order-overpaid": news,
  "order-late-money": news,
  "order-money-returned": news,
  "order-postponed": news,
  "order-released": news,
  "order-shipped": news,
  "order-delivered": soon,
  "order-ready": soon,
  "order-picked-up": news,
  "order-not-fetched": news,
  "order-cancelled": news,
  "order-cancelled-paid": news,
  "order-cancelled-review": news,
  "order-expired": news,
  "order-review-ended": news,
  "order-search-ended": news,
  "order-refunded": news,
  "return-accepted": news,
  "return-refused": news
} as const satisfies Readonly<Partial<Record<OrderMessageKind, PushMoment>>>

/** An occasion that goes to a member's devices. */
export type PushedKind = keyof typeof pushMoments

/** Returns whether an occasion goes to a member's devices. */
export const isPushed = (kind: string): kind is PushedKind => Object.hasOwn(pushMoments, kind)
