import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { announcedAt, closesAt, runningAt, standsAt } from "#core/banners/running.rule.ts"
import { dayMs, type Instant, instant, startOfJakartaDay } from "#core/kernel/moment.ts"

const midnight = startOfJakartaDay("2026-11-20")
const hour = 3_600_000
const at = (hours: number): Instant => instant(midnight + hours * hour)
const day = { from: 6 * hour, to: 18 * hour }
const night = { from: 18 * hour, to: 6 * hour }

describe("a banner", () => {
  it("runs from its beginning until just before its end", () => {
    const banner = { startsAt: at(1), endsAt: at(5) }
    expect(runningAt(banner, instant(at(1) - 1))).toBeUndefined()
    expect(runningAt(banner, at(1))).toEqual({ until: at(5) })
    expect(runningAt(banner, instant(at(5) - 1))).toEqual({ until: at(5) })
    expect(runningAt(banner, at(5))).toBeUndefined()
    expect(runningAt({ startsAt: at(1) }, at(500))).toEqual({})
  })

  it("with hours runs in them alone, until they end", () => {
    const banner = { startsAt: at(0), hours: day }
    expect(runningAt(banner, at(5))).toBeUndefined()
    expect(runningAt(banner, at(6))).toEqual({ until: at(18) })
    expect(runningAt(banner, at(18))).toBeUndefined()
  })

  it("with hours over midnight runs into the next day", () => {
    const banner = { startsAt: at(-48), hours: night }
    expect(runningAt(banner, at(20))).toEqual({ until: at(30) })
    expect(runningAt(banner, at(2))).toEqual({ until: at(6) })
    expect(runningAt(banner, at(12))).toBeUndefined()
  })

  it("ends with its run although its hours go on", () => {
    expect(runningAt({ startsAt: at(0), endsAt: at(20), hours: night }, at(19))).toEqual({ until: at(20) })
  })

  it("that is announced 12 hours before is so from then until it begins, and never while it runs", () => {
    const banner = { startsAt: at(24), endsAt: at(30), announcedHours: 12 }
    expect(announcedAt(banner, instant(at(12) - 1))).toBeUndefined()
    expect(announcedAt(banner, at(12))).toBe(at(24))
    expect(announcedAt(banner, instant(at(24) - 1))).toBe(at(24))
    expect(announcedAt(banner, at(24))).toBeUndefined()
    expect(announcedAt(banner, at(30))).toBeUndefined()
    expect(announcedAt({ startsAt: at(24) }, at(23))).toBeUndefined()
  })

  it("with hours of every day is announced before each of them, within its run", () => {
    const banner = { startsAt: at(0), endsAt: at(48), hours: night, announcedHours: 3 }
    expect(announcedAt(banner, at(14))).toBeUndefined()
    expect(announcedAt(banner, at(15))).toBe(at(18))
    expect(announcedAt(banner, at(20))).toBeUndefined()
    expect(announcedAt(banner, at(39))).toBe(at(42))
    expect(announcedAt({ ...banner, endsAt: at(40) }, at(39))).toBeUndefined()
    // Its first run begins within its hours, or with the next of them.
    expect(announcedAt({ ...banner, startsAt: at(20) }, at(17))).toBe(at(20))
    expect(announcedAt({ ...banner, startsAt: at(8) }, at(7))).toBeUndefined()
    expect(announcedAt({ ...banner, startsAt: at(17) }, at(16))).toBe(at(18))
  })

  it("of two that share the day between them, exactly one runs at any moment, and ends within 12 hours", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 * dayMs }), (ms) => {
        const now = instant(ms)
        const ends = [closesAt(day, now), closesAt(night, now)].filter((end) => end !== undefined)
        expect(ends).toHaveLength(1)
        for (const end of ends) expect(end > now && end - now <= 12 * hour).toBe(true)
      })
    ))

  it("stands where it is meant to, for everything or for its targets", () => {
    expect(standsAt({ location: "home", targets: [] }, ["home", "all"], undefined)).toBe(true)
    expect(standsAt({ location: "search", targets: [] }, ["home", "all"], undefined)).toBe(false)
    expect(standsAt({ location: "category", targets: ["301"] }, ["category"], "301")).toBe(true)
    expect(standsAt({ location: "category", targets: ["301"] }, ["category"], "302")).toBe(false)
    expect(standsAt({ location: "category", targets: ["301"] }, ["category"], undefined)).toBe(false)
  })
})
