import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { daysUntil, liveClock, storeClock } from "#core/pickup/store-clock.rule.ts"
import { someStore } from "./some-stores.ts"

const at = (text: string) => instant(Date.parse(text))
const { hours } = someStore(5)
const bali = { ...hours, zone: "WITA" }

describe("the clock of a store", () => {
  it.each([
    ["today", "2026-11-20T16:40+07:00", { clock: "16.40", zone: "WIB", day: "today", date: "2026-11-20" }],
    ["tomorrow", "2026-11-21T11:00+07:00", { clock: "11.00", zone: "WIB", day: "tomorrow", date: "2026-11-21" }],
    ["later", "2026-11-25T22:00+07:00", { clock: "22.00", zone: "WIB", day: "later", date: "2026-11-25" }]
  ])("says %s", (_, moment, said) => {
    expect(storeClock(at(moment), at("2026-11-20T14:40+07:00"), hours)).toEqual(said)
  })

  it("is that of its own zone, whose day may have begun", () => {
    expect(storeClock(at("2026-11-20T23:30+07:00"), at("2026-11-20T22:30+07:00"), bali)).toEqual({
      clock: "00.30",
      zone: "WITA",
      day: "tomorrow",
      date: "2026-11-21"
    })
  })

  it("rounds up to the next minute: nothing is ready earlier than promised", () => {
    expect(storeClock(at("2026-11-20T16:40:20+07:00"), at("2026-11-20T14:40:20+07:00"), hours).clock).toBe("16.41")
  })

  it("counts the days of its own calendar", () => {
    const until = at("2026-11-23T22:00+07:00")
    expect(daysUntil(until, at("2026-11-20T14:40+07:00"), hours)).toBe(3)
    expect(daysUntil(until, at("2026-11-22T23:30+07:00"), hours)).toBe(1)
    expect(daysUntil(until, at("2026-11-22T23:30+07:00"), bali)).toBe(0)
    expect(daysUntil(until, until, hours)).toBe(0)
  })

  it("runs to the second where it proves that a page is live. D-66", () => {
    const moment = at("2026-11-20T14:48:07+07:00")
    expect(liveClock(moment, hours)).toBe("14.48.07 WIB")
    expect(liveClock(moment, bali)).toBe("15.48.07 WITA")
    expect(liveClock(moment, { ...hours, zone: "WIT" })).toBe("16.48.07 WIT")
    expect(liveClock(moment, { ...hours, zone: "?" })).toBe("14.48.07 WIB")
  })

  it("is that of Jakarta if the zone is none", () => {
    expect(storeClock(at("2026-11-20T16:40+07:00"), at("2026-11-20T14:40+07:00"), { ...hours, zone: "?" }).clock).toBe(
      "16.40"
    )
  })
})
