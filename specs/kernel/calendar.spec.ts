import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isCalendarDay, jakartaTime, yearsBefore, yearsBetween } from "#core/kernel/calendar.ts"
import { instant, jakartaDay, startOfJakartaDay } from "#core/kernel/moment.ts"
import { runs } from "../arbitraries.ts"

const anyMoment = fc.integer({ min: Date.parse("1970-01-01"), max: Date.parse("2100-01-01") }).map(instant)
const anyDay = anyMoment.map(jakartaDay)

describe("the calendar of Jakarta", () => {
  it("agrees with plain arithmetic of UTC+7 at every moment since 1970", () =>
    fc.assert(
      fc.property(anyMoment, (at) => {
        const time = jakartaTime(at)
        expect(jakartaDay(at)).toBe(time.toPlainDate().toString())
        expect(startOfJakartaDay(jakartaDay(at))).toBe(
          time.toPlainDate().toZonedDateTime("Asia/Jakarta").epochMilliseconds
        )
      }),
      runs(500)
    ))

  it.each([
    ["2026-11-20T16:59:59.999Z", "2026-11-20T23:59:59.999"],
    ["2026-11-20T17:00:00Z", "2026-11-21T00:00:00"],
    ["2028-02-28T17:00:00Z", "2028-02-29T00:00:00"]
  ])("shows %s as %s", (utc, local) => {
    expect(jakartaTime(instant(Date.parse(utc))).toString()).toBe(local)
  })

  it("knows which days exist", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(isCalendarDay(day)).toBe(true)
      }),
      runs(300)
    )
    const none = [
      "",
      "2026-02-29",
      "1900-02-29",
      "2026-04-31",
      "2026-13-01",
      "2026-00-10",
      "2026-1-1",
      "2026-11-20T00:00"
    ]
    for (const text of none) expect(isCalendarDay(text), text).toBe(false)
    for (const text of ["2028-02-29", "2000-02-29"]) expect(isCalendarDay(text), text).toBe(true)
  })

  it("counts years by birthdays", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        const [from = "", to = ""] = [one, other].toSorted()
        const isBefore = to.slice(5) < from.slice(5)
        expect(yearsBetween(from, to)).toBe(Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (isBefore ? 1 : 0))
      }),
      runs(500)
    )
    expect(yearsBetween("2000-02-29", "2018-02-28")).toBe(17)
    expect(yearsBetween("2000-02-30", "2018-02-28")).toBeUndefined()
    expect(yearsBetween("2000-02-29", "2018-03-01")).toBe(18)
    expect(yearsBefore("2028-02-29", 1)).toBe("2027-02-28")
    expect(yearsBefore("2026-11-20", 120)).toBe("1906-11-20")
  })
})
