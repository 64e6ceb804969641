import { describe, expect, it } from "vitest"
import { instant, jakartaDay } from "#core/kernel/moment.ts"
import { lastDayOf } from "#core/vouchers/last-day.rule.ts"

describe("the last day of a voucher", () => {
  it("is the day before it is over, in Jakarta", () => {
    const over = instant(Date.parse("2026-12-13T00:00:00+07:00"))
    expect(jakartaDay(lastDayOf(over))).toBe("2026-12-12")
  })

  it("is the day on which it ends, if it ends within one", () => {
    const over = instant(Date.parse("2026-12-12T18:00:00+07:00"))
    expect(jakartaDay(lastDayOf(over))).toBe("2026-12-12")
  })
})
