import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { periodOf } from "#core/vouchers/voucher-period.rule.ts"

const [startsAt, endsAt] = [
  instant(Date.parse("2026-11-20T00:00+07:00")),
  instant(Date.parse("2026-12-01T00:00+07:00"))
]

describe("the period of a voucher of 500 redemptions", () => {
  it.each([
    ["coming", instant(startsAt - 1), 0],
    ["running", startsAt, 499],
    ["used up", startsAt, 500],
    ["running", instant(endsAt - 1), 0],
    ["ended", endsAt, 500]
  ] as const)("is %s", (period, now, taken) => {
    expect(periodOf({ startsAt, endsAt, redemptions: 500 }, taken, now)).toBe(period)
  })
})
