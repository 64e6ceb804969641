import { type Instant, instant, startOfJakartaDay } from "../../kernel/moment.ts"
import { DayNumber, dayNumber, dayText, workingDayAfter } from "../../shipping/calendar.rule.ts"

/**
 * Working days that staff have to find a confirmed transfer, the day of the confirmation not counted. Own choice: transfers
 * between banks arrive within a working day, and stock is not held without an end. Decision 0053.
 */
export const reviewWorkingDays = 3

/**
 * When a review ends that began at `from`: at the end of the last working day in Jakarta. Working days are those of couriers,
 * without Sundays and holidays. Decision 0053.
 */
export const reviewUntil = (from: Instant): Instant => {
  const next = DayNumber(dayNumber(from) + 1)
  const last = workingDayAfter(next, reviewWorkingDays - 1)
  return instant(startOfJakartaDay(dayText(DayNumber(last + 1))))
}
