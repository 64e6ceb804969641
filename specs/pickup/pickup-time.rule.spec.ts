import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { heldUntil, readyTimeOf } from "#core/pickup/pickup-time.rule.ts"
import { openHoursOn } from "#core/stores/opening.rule.ts"
import { anyInstant } from "../arbitraries.ts"
import { someStore } from "./some-stores.ts"

const at = (text: string) => instant(Date.parse(text))
const { hours } = someStore(5)

describe("the time at which an order is ready in a store", () => {
  it.each([
    ["on a Friday afternoon", "2026-11-20T14:40+07:00", "2026-11-20T16:40+07:00"],
    ["two hours before closing", "2026-11-20T20:00+07:00", "2026-11-20T22:00+07:00"],
    ["an hour before closing: the other hour is the next day's", "2026-11-20T21:00+07:00", "2026-11-21T11:00+07:00"],
    ["at night", "2026-11-20T23:30+07:00", "2026-11-21T12:00+07:00"],
    ["before opening", "2026-11-20T06:00+07:00", "2026-11-20T12:00+07:00"]
  ])("is two opening hours later: paid %s", (_, paid, ready) => {
    expect(readyTimeOf(hours, at(paid))).toBe(at(ready))
  })

  it("follows the clock of the store's own zone and its hours at weekends", () => {
    const bali = { weekdays: ["10.00", "22.00"], weekend: ["12.00", "18.00"], zone: "WITA" } as const
    expect(readyTimeOf(bali, at("2026-11-21T09:00+08:00"))).toBe(at("2026-11-21T14:00+08:00"))
  })

  it("is not promised by a store whose hours cannot be read", () => {
    expect(readyTimeOf({ ...hours, zone: "CET" }, at("2026-11-20T14:40+07:00"))).toBe(undefined)
  })

  it("always lies in opening hours, at least two hours and less than a day ahead", () =>
    fc.assert(
      fc.property(anyInstant, (paid) => {
        const ready = readyTimeOf(hours, paid) ?? 0
        const open = openHoursOn(hours, instant(ready))
        expect(ready - paid).toBeGreaterThanOrEqual(2 * 3_600_000)
        expect(ready - paid).toBeLessThan(24 * 3_600_000)
        expect(ready).toBeGreaterThanOrEqual(open?.from ?? Number.POSITIVE_INFINITY)
        expect(ready).toBeLessThanOrEqual(open?.to ?? 0)
      })
    ))

  it("has exactly two opening hours before it, over closing time, midnight and weekends, in every zone", () => {
    const clock = (minutes: number): string =>
      `${String(Math.floor(minutes / 60)).padStart(2, "0")}.${String(minutes % 60).padStart(2, "0")}`
    const anyHours = fc
      .tuple(fc.integer({ min: 0, max: 1_380 }), fc.integer({ min: 15, max: 1_439 }))
      .map(([from, lasts]) => [clock(from), clock(Math.min(1_439, from + lasts))] as const)
    const anyStore = fc.record({
      weekdays: anyHours,
      weekend: anyHours,
      zone: fc.constantFrom("WIB", "WITA", "WIT")
    })
    fc.assert(
      fc.property(anyStore, anyInstant, (store, paid) => {
        const ready = readyTimeOf(store, paid)
        // A store that opens for a quarter of an hour a day takes eight days.
        if (ready === undefined) throw new Error("every store here opens daily")
        let open = 0
        for (let day = -1; day <= 15; day++) {
          const hours = openHoursOn(store, instant(paid + day * 86_400_000))
          if (hours !== undefined) open += Math.max(0, Math.min(ready, hours.to) - Math.max(paid, hours.from))
        }
        expect(open).toBe(2 * 3_600_000)
        const last = openHoursOn(store, ready)
        expect(ready > (last?.from ?? 0) && ready <= (last?.to ?? 0)).toBe(true)
      })
    )
  })
})

describe("the time until which an order is held", () => {
  it("is the closing time of its third day", () => {
    expect(heldUntil(hours, at("2026-11-22T14:48+07:00"))).toBe(at("2026-11-25T22:00+07:00"))
  })

  it("is three whole days if it got ready after closing time", () => {
    expect(heldUntil(hours, at("2026-11-22T22:30+07:00"))).toBe(at("2026-11-25T22:30+07:00"))
  })

  it("is three whole days if the hours cannot be read", () => {
    expect(heldUntil({ ...hours, zone: "" }, at("2026-11-22T14:48+07:00"))).toBe(at("2026-11-25T14:48+07:00"))
  })
})
