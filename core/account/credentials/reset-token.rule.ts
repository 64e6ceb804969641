import { type Instant, instant } from "../../kernel/moment.ts"

/** How long a link to a new password opens. D-9. */
export const resetLifeMs = 30 * 60_000

/** Returns when a link made now ends. */
export const resetUntil = (now: Instant): Instant => instant(now + resetLifeMs)
