import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dayMs, instant, jakartaDay } from "#core/kernel/moment.ts"
import {
  type DayNumber,
  dayNumber,
  dayOf,
  dayText,
  isWorkingDay,
  jakartaHour,
  leavesOn,
  workingDayAfter
} from "#core/shipping/calendar.rule.ts"
import { runs, someNow } from "../arbitraries.ts"

const at = (text: string) => instant(Date.parse(text))

describe("the days couriers carry", () => {
  it("are all but Sundays and holidays", () => {
    const works = (day: string) => isWorkingDay(dayOf(day))
    expect(works("2026-11-21")).toBe(true)
    expect(works("2026-11-22")).toBe(false)
    expect(works("2026-12-25")).toBe(false)
    expect(works("2026-03-20")).toBe(false)
    expect(works("2031-08-17")).toBe(false)
  })

  it("are counted from the day it leaves: before three in the afternoon today, else the next", () => {
    const leaves = (text: string) => dayText(leavesOn(at(text)))
    expect(leaves("2026-11-20T14:59:59+07:00")).toBe("2026-11-20")
    expect(leaves("2026-11-20T15:00:00+07:00")).toBe("2026-11-21")
    expect(leaves("2026-11-21T15:00:00+07:00")).toBe("2026-11-23")
    expect(leaves("2026-11-22T09:00:00+07:00")).toBe("2026-11-23")
    expect(leaves("2026-12-24T16:00:00+07:00")).toBe("2026-12-26")
  })

  it("skip what is none", () => {
    const later = (day: string, days: number) => dayText(workingDayAfter(dayOf(day), days))
    expect(later("2026-11-20", 0)).toBe("2026-11-20")
    expect(later("2026-11-20", 2)).toBe("2026-11-23")
    expect(later("2026-11-22", 0)).toBe("2026-11-23")
    expect(later("2026-12-24", 1)).toBe("2026-12-26")
  })

  it("come later for more days, and always on one of them", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 20 }), (days, more) => {
        const now = instant(someNow + days * dayMs)
        const day: DayNumber = dayNumber(now)
        expect(dayText(day)).toBe(jakartaDay(now))
        expect(dayOf(dayText(day))).toBe(day)
        const arrives = workingDayAfter(day, more)
        expect(isWorkingDay(arrives)).toBe(true)
        expect(arrives >= day).toBe(true)
        expect(workingDayAfter(day, more + 1) > arrives).toBe(true)
      }),
      runs(300)
    ))

  it("have hours of Jakarta", () => {
    expect(jakartaHour(at("2026-11-20T23:30:00+07:00"))).toBe(23.5)
    expect(jakartaHour(at("2026-11-20T00:00:00+07:00"))).toBe(0)
  })
})
