import { type Instant, instant } from "../kernel/moment.ts"

/** Returns a moment of the last day of a voucher that is over from this moment on. D-27. */
export const lastDayOf = (endsAt: Instant): Instant => instant(endsAt - 1)
