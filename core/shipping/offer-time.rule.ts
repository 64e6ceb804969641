import { type Instant, instant } from "../kernel/moment.ts"

/** Minutes for which an offer of couriers holds; another one is made when an order is placed. D-52. */
export const quoteMinutes = 15

/** Until when an offer made now holds. */
export const validUntil = (now: Instant): Instant => instant(now + quoteMinutes * 60_000)
