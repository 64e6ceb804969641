import fc from "fast-check"
import type { Fate } from "../selling-line.ts"

/** Longest duration of a call, there and back. */
export const longestTrip = 1_800

/** Fates of calls: `bad` of ten are lost on the way there or back. */
export const anyFate = (bad: number): fc.Arbitrary<Fate> =>
  fc.record({
    there: fc.integer({ min: 0, max: longestTrip / 2 }),
    back: fc.integer({ min: 0, max: longestTrip / 2 }),
    lost: fc.oneof(
      { weight: 10 - bad, arbitrary: fc.constant("no" as const) },
      { weight: bad, arbitrary: fc.constantFrom("call" as const, "answer" as const) }
    )
  })

/** Mostly moments, now and then half a minute, seldom hours. */
export const anyWait: fc.Arbitrary<number> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 4_000 }) },
  { weight: 8, arbitrary: fc.integer({ min: 25_000, max: 40_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 3_600_000, max: 10 * 3_600_000 }) }
)
