import { dayMs, type Instant, instant, jakartaDay } from "../kernel/moment.ts"
import { egiftDaysAhead } from "./egift-info.ts"

/** The Jakarta day of a moment at which an e-gift is sent. */
export const egiftDay = (at: Instant): string => jakartaDay(at)

/** The first day that an e-gift can be sent on: today. D-22. */
export const earliestDay = (now: Instant): string => jakartaDay(now)

/** The last day that an e-gift can be sent on. */
export const latestDay = (now: Instant): string => jakartaDay(instant(now + egiftDaysAhead * dayMs))

/** The day after this one, which a form proposes. */
export const nextDay = (now: Instant): string => jakartaDay(instant(now + dayMs))
