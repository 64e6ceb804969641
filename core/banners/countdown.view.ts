import type { Instant } from "../kernel/moment.ts"

/** What is left, taken apart. */
export interface CountdownView {
  readonly over: boolean
  readonly days: number
  /** Of the last day. */
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Returns the days, hours, minutes and seconds that are left at a moment of the countdown. */
export const viewCountdown = (endsAt: Instant, now: Instant): CountdownView => {
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  return {
    over: left === 0,
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60
  }
}
