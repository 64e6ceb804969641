import type { Instant } from "#core/kernel/moment.ts"
import { readInZone } from "#core/stores/opening.rule.ts"
import type { Store } from "#core/stores/store.ts"
import type { Words } from "../../messages/useWords.ts"
import { withoutYear } from "./without-year.ts"

/** A moment of the next few days by the clock of a store, `Sab 21 Nov, 15.30 WITA`. D-49f, D-65. */
export const storeMoment = (moment: Words["moment"], at: Instant, hours: Store["hours"]): string => {
  const read = readInZone(at, hours.zone)
  return withoutYear(moment(read.at)).replace("WIB", read.zone)
}
