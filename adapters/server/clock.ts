import { type Instant, instant } from "#core/kernel/moment.ts"

/** The only source of now on the server; in development it can be moved. House 13. */
export interface Clock {
  readonly now: () => Instant
  readonly advance: (ms: number) => void
  readonly set: (to: Instant) => void
  readonly reset: () => void
}

/** Returns the clock of the machine. */
export const systemClock = (): Clock => {
  let shift = 0
  return {
    now: () => instant(Date.now() + shift),
    advance: (ms) => {
      shift += ms
    },
    set: (to) => {
      shift = to - Date.now()
    },
    reset: () => {
      shift = 0
    }
  }
}
