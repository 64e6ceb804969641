import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { openingOf } from "#core/stores/opening.rule.ts"
import type { Store } from "#core/stores/store.ts"
import { runs } from "#specs/arbitraries.ts"

const hours: Store["hours"] = { weekdays: ["10.00", "21.00"], weekend: ["9:30", "21.30"], zone: "WIB" }
const at = (text: string, zone = "+07:00") => instant(Date.parse(`${text}${zone}`))

describe("whether a store is open", () => {
  it.each([
    ["2026-11-20T09:59", { kind: "closed", opens: "10.00", day: "today" }],
    ["2026-11-20T10:00", { kind: "open", until: "21.00" }],
    ["2026-11-20T20:59", { kind: "open", until: "21.00" }],
    // A Friday: the next day is of the weekend.
    ["2026-11-20T21:00", { kind: "closed", opens: "9:30", day: "tomorrow" }],
    ["2026-11-21T09:30", { kind: "open", until: "21.30" }],
    ["2026-11-22T23:59", { kind: "closed", opens: "10.00", day: "tomorrow" }],
    ["2026-11-23T00:00", { kind: "closed", opens: "10.00", day: "today" }]
  ])("at %s is %j", (moment, opening) => expect(openingOf(hours, at(moment))).toEqual(opening))

  it("goes by the clock of its own zone", () => {
    expect(openingOf({ ...hours, zone: "WITA" }, at("2026-11-20T20:59", "+08:00"))?.kind).toBe("open")
    expect(openingOf({ ...hours, zone: "WIT" }, at("2026-11-20T20:59", "+08:00"))?.kind).toBe("closed")
  })

  it("is not said if the zone or the hours cannot be read", () => {
    expect(openingOf({ ...hours, zone: "CET" }, at("2026-11-20T12:00"))).toBeUndefined()
    expect(openingOf({ ...hours, weekdays: ["pagi", "malam"] }, at("2026-11-20T12:00"))).toBeUndefined()
  })

  it("is the same a week later", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.constantFrom("WIB", "WITA", "WIT"), (now, zone) => {
        const one = openingOf({ ...hours, zone }, instant(now))
        expect(one).toBeDefined()
        expect(openingOf({ ...hours, zone }, instant(now + 7 * dayMs))).toEqual(one)
      }),
      runs(200)
    ))
})
