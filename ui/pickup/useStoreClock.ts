import type { Instant } from "#core/kernel/moment.ts"
import { storeClock } from "#core/pickup/store-clock.rule.ts"
import type { Store } from "#core/stores/store.ts"
import { useWords } from "../messages/useWords.ts"

/** A moment by the clock of a store: `16.40 WIB`, `besok 10.40 WITA`. */
export const useStoreClock = () => {
  const { t, days } = useWords()
  return (at: Instant, now: Instant, hours: Store["hours"]): string => {
    const { clock, zone, day, date } = storeClock(at, now, hours)
    return t(`pickup.clock.${day}`, { clock, zone, day: days(date, date) })
  }
}
