import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { reviewUntil } from "#core/orders/transfer/review-time.rule.ts"
import { runs, someNow } from "../../arbitraries.ts"

describe("a review", () => {
  it.each([
    ["Monday", "2026-11-23T10:00:00+07:00", "2026-11-27"],
    ["Friday: not on Sunday", "2026-11-27T23:59:59+07:00", "2026-12-02"],
    ["before Christmas: not on the holiday", "2026-12-23T08:00:00+07:00", "2026-12-29"]
  ])("ends after three working days, %s", (_, from, end) => {
    expect(reviewUntil(instant(Date.parse(from)))).toBe(Date.parse(`${end}T00:00:00+07:00`))
  })

  it("ends at a midnight of Jakarta with three whole days or more, the same for all of one day, never earlier for a later one", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 365 * 24 * 60 }),
        fc.integer({ min: 0, max: 3 * 24 * 60 }),
        (minutes, more) => {
          const from = instant(someNow + minutes * 60_000)
          const end = reviewUntil(from)
          const startOfDay = from - ((from + 7 * 3_600_000) % dayMs)
          expect((end + 7 * 3_600_000) % dayMs).toBe(0)
          expect(end - startOfDay).toBeGreaterThanOrEqual(4 * dayMs)
          expect(reviewUntil(instant(startOfDay))).toBe(end)
          expect(reviewUntil(instant(from + more * 60_000))).toBeGreaterThanOrEqual(end)
        }
      ),
      runs(60)
    ))
})
