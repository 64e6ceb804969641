import { expect, it } from "vitest"
import { earliestDay, egiftDay, latestDay, nextDay } from "#core/egift/egift-day.rule.ts"
import { egiftMoment } from "#core/egift/egift-info.ts"
import { instant } from "#core/kernel/moment.ts"

it("the days of an e-gift are those of Jakarta: from today, a year ahead, sent at 09.00 WIB. D-22", () => {
  const midnight = instant(Date.parse("2026-11-27T17:00:00Z"))
  expect(earliestDay(instant(midnight - 1))).toBe("2026-11-27")
  expect(earliestDay(midnight)).toBe("2026-11-28")
  expect(nextDay(midnight)).toBe("2026-11-29")
  expect(latestDay(midnight)).toBe("2027-11-28")
  expect(new Date(egiftMoment("2026-11-28")).toISOString()).toBe("2026-11-28T02:00:00.000Z")
  expect(egiftDay(egiftMoment("2026-11-28"))).toBe("2026-11-28")
})
