import type { SnapshotFrom } from "xstate"
import type { countdownMachine } from "./countdown.machine.ts"

/** What is left, taken apart. */
export interface CountdownView {
  readonly over: boolean
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Returns the days, hours, minutes and seconds that are left, in this state of the countdown. */
export const viewCountdown = ({ value, context }: SnapshotFrom<typeof countdownMachine>): CountdownView => {
  const left = Math.max(0, Math.ceil((context.endsAt - context.now) / 1000))
  return {
    over: value === "over",
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60
  }
}
