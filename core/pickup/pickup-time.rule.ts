import { dayMs, type Instant, instant } from "../kernel/moment.ts"
import { openHoursOn } from "../stores/opening.rule.ts"
import type { Store } from "../stores/store.ts"

/** A store gets an order ready within so many minutes of its opening hours. D-65. */
export const readyMinutes = 120
/** An order waits at its counter until the store closes on so many days later. D-65. */
export const heldDays = 3

const minuteMs = 60_000
/** Days looked ahead: a store that is never open promises nothing. */
const lookedAhead = 14

/**
 * When an order that is paid at `from` is ready: two hours later, of those in which the store is open. `undefined` if its hours
 * cannot be read. D-65.
 */
export const readyTimeOf = (hours: Store["hours"], from: Instant): Instant | undefined => {
  let left = readyMinutes * minuteMs
  for (let day = 0; day <= lookedAhead; day++) {
    const open = openHoursOn(hours, instant(from + day * dayMs))
    if (open === undefined) return undefined
    const begins = Math.max(from, open.from)
    const lasts = Math.max(0, open.to - begins)
    if (lasts > 0 && left <= lasts) return instant(begins + left)
    left -= lasts
  }
  return undefined
}

/** Until when an order that is ready is held: the closing time of its third day. D-65. */
export const heldUntil = (hours: Store["hours"], readyAt: Instant): Instant => {
  const last = instant(readyAt + heldDays * dayMs)
  const closes = openHoursOn(hours, last)?.to
  // Marked ready after closing time, it is held for the whole three days all the same.
  return closes === undefined || closes < last ? last : closes
}
