import type { MemberId } from "../../account/member.ts"
import type { LineId } from "../../cart/cart.ts"
import { type EgiftInfo, egiftMonths } from "../../egift/egift-info.ts"
import { type Brand, brandConstructor } from "../../kernel/brand.ts"
import { dayMs, type Instant, instant, jakartaDay, startOfJakartaDay } from "../../kernel/moment.ts"
import type { Rupiah } from "../../kernel/money.ts"
import type { Language } from "../../kernel/text.ts"
import type { VoucherCode } from "../../vouchers/voucher.ts"
import type { OrderCode, OrderId } from "../order.ts"

/** Identifies one e-gift: a unit of a line of an order. It is never shown. */
export type EgiftId = Brand<string, "EgiftId">
/** Returns a primitive as an `EgiftId`. */
export const EgiftId = brandConstructor<EgiftId>()

/** What opens an e-gift, as its recipient types it: `8K2M-Q7RT-3XHN-P4WD`. D-22. */
export type EgiftCode = Brand<string, "EgiftCode">
/** Returns a primitive as an `EgiftCode`. */
export const EgiftCode = brandConstructor<EgiftCode>()

/** Returns until when an e-gift can be used that was sent now: twelve months later, at the end of that day in Jakarta. D-22. */
export const egiftUntil = (now: Instant): Instant => {
  const [year = 0, month = 1, day = 1] = jakartaDay(now).split("-").map(Number)
  // A day that its month does not have, as 29 February, is the last one of that month.
  const last = new Date(Date.UTC(year, month - 1 + egiftMonths + 1, 0)).getUTCDate()
  const end = new Date(Date.UTC(year, month - 1 + egiftMonths, Math.min(day, last)))
  return instant(startOfJakartaDay(end.toISOString().slice(0, 10)) + dayMs)
}

/** One e-gift that was paid. Each moment is absent until it comes. */
export interface Egift {
  readonly id: EgiftId
  readonly order: OrderId
  readonly orderCode: OrderCode
  readonly line: LineId
  /** Place among the units of its line, from 0. */
  readonly unit: number
  readonly value: Rupiah
  readonly info: EgiftInfo
  /** First name of the buyer. */
  readonly sender: string
  /** Of the order: its letters are written in it. */
  readonly language: Language
  readonly sendAt: Instant
  readonly sentAt?: Instant
  /** Present once it was sent. */
  readonly expiresAt?: Instant
  readonly openedAt?: Instant
  readonly withdrawnAt?: Instant
  /** Who has put its value into their account. */
  readonly saved?: { readonly member: MemberId | undefined; readonly voucher: VoucherCode; readonly at: Instant }
}

/**
 * State of an e-gift: it waits for its day, was sent, was opened, its value is in an account; or it was withdrawn with its order, or
 * it was not opened in time.
 */
export type EgiftState = "waiting" | "sent" | "opened" | "saved" | "withdrawn" | "expired"

/** An e-gift as its sender sees it: never its code. D-68. */
export interface SentEgift {
  readonly line: LineId
  readonly unit: number
  /** The first four characters of its code. */
  readonly masked: string
  readonly value: Rupiah
  readonly template: string
  readonly recipientName: string
  readonly state: EgiftState
  readonly sendAt: Instant
  readonly sentAt?: Instant
  readonly openedAt?: Instant
}

/** An e-gift as its recipient sees it. Message and value are absent until it is opened. */
export interface ReceivedEgift {
  readonly state: "sealed" | "opened" | "saved"
  readonly template: string
  readonly sender: string
  readonly recipientName: string
  readonly expiresAt: Instant
  readonly message?: string
  readonly value?: Rupiah
  /** The voucher that it has become; only for the member who has it. */
  readonly voucher?: VoucherCode
}
