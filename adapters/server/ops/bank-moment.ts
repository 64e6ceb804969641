import { isCalendarDay } from "#core/kernel/calendar.ts"
import { dayMs, type Instant, instant, startOfJakartaDay } from "#core/kernel/moment.ts"
import type { IncomingTransfer } from "#core/orders/transfer/payment.ts"
import { bankClockMs } from "#core/orders/transfer/transfer-target.rule.ts"

const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?)?$/

/**
 * When a bank booked a transfer, as a staff member types it: `2026-11-20`, `2026-11-20 09:30` (in Jakarta), or with a zone as in
 * ISO 8601. Returns `undefined` if it is no moment, or has not come.
 *
 * @param text absent: nothing was stated; it counts as booked now
 */
export const bankMoment = (
  text: string | undefined,
  now: Instant
): Pick<IncomingTransfer, "at" | "dated"> | undefined => {
  if (text === undefined) return { at: now, dated: "unknown" }
  const [, day = "", time, zone = "+07:00"] = written.exec(text) ?? []
  if (!isCalendarDay(day)) return undefined
  if (time === undefined) {
    const [from, until] = [startOfJakartaDay(day), startOfJakartaDay(day) + dayMs - 1]
    return from > now ? undefined : { at: instant(Math.min(until, now)), dated: "day" }
  }
  const at = Date.parse(`${day}T${time}${zone}`)
  return at <= now + bankClockMs ? { at: instant(at) } : undefined
}
