import { dayMs, type Instant } from "../kernel/moment.ts"
import { offsetMsOf, readInZone } from "../stores/opening.rule.ts"
import type { Store } from "../stores/store.ts"

/** A moment by the clock of a store. */
export interface StoreClock {
  /** `16.40`. */
  readonly clock: string
  /** `WIB`. */
  readonly zone: string
  readonly day: "today" | "tomorrow" | "later"
  /** Its day there, `2026-11-25`. */
  readonly date: string
}

/** Days of the calendar of a store from now until a moment; 0 on its day. */
export const daysUntil = (at: Instant, now: Instant, { zone }: Pick<Store["hours"], "zone">): number => {
  const offset = offsetMsOf(zone) ?? offsetMsOf("WIB") ?? 0
  return Math.floor((Math.ceil(at / 60_000) * 60_000 + offset) / dayMs) - Math.floor((now + offset) / dayMs)
}

/** The clock of a store to the second, `14.48.07 WIB`: it proves that a page is live. D-66. */
export const liveClock = (at: Instant, hours: Store["hours"]): string => {
  const read = readInZone(at, hours.zone)
  return `${new Date(read.at + (offsetMsOf("WIB") ?? 0)).toISOString().slice(11, 19).replaceAll(":", ".")} ${read.zone}`
}

/** Returns a moment by the clock of a store, which may lie in another zone than its reader; minutes are rounded up. D-49f. */
export const storeClock = (at: Instant, now: Instant, { zone }: Pick<Store["hours"], "zone">): StoreClock => {
  const offset = offsetMsOf(zone) ?? offsetMsOf("WIB") ?? 0
  const local = new Date(Math.ceil(at / 60_000) * 60_000 + offset)
  const days = daysUntil(at, now, { zone })
  const text = local.toISOString()
  return {
    clock: text.slice(11, 16).replace(":", "."),
    zone,
    day: days === 0 ? "today" : days === 1 ? "tomorrow" : "later",
    date: text.slice(0, 10)
  }
}
