import type { Picture } from "../catalogue/picture.ts"
import type { StoredPicture } from "../catalogue/stored.ts"
import { type Instant, instant, startOfJakartaDay } from "../kernel/moment.ts"
import type { Words } from "../kernel/text.ts"

/** The recipient of a gift card. D-68. */
export interface EgiftInfo {
  readonly template: string
  readonly recipientName: string
  /** One of the two. */
  readonly recipientEmail?: string
  readonly recipientPhone?: string
  /** At most 200 characters. */
  readonly message: string
  /** At 09.00 WIB of a day; absent: as soon as it is paid. D-22. */
  readonly sendAt?: Instant
}

/** Most characters of the message to a recipient. D-68. */
export const egiftMessageLength = 200
/** The hour in Jakarta at which e-gifts are sent on their day. D-22. */
export const egiftHour = 9
/** How long an e-gift can be used after it was sent, in months. D-22. */
export const egiftMonths = 12
/** The farthest day that an e-gift can be sent on, in days from today. Own choice: its order is not older than a year then. */
export const egiftDaysAhead = 365

/** A design of the envelope and its card. D-68. */
export interface EgiftTemplate {
  readonly id: string
  /** In the reader's language. */
  readonly name: string
  readonly picture: Picture
}

/** A design as the merchant stores it. */
export interface StoredEgiftTemplate {
  readonly id: string
  readonly position: number
  readonly name: Words
  readonly picture: StoredPicture
}

/** Returns when an e-gift of this Jakarta day is sent: at 09.00 WIB. D-22. */
export const egiftMoment = (day: string): Instant => instant(startOfJakartaDay(day) + egiftHour * 3_600_000)
