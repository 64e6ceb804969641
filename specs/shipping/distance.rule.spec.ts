import { describe, expect, it } from "vitest"
import { kmBetween } from "#core/shipping/distance.rule.ts"
import { zoneBetween } from "#core/shipping/zones.ts"
import { spot } from "./some-origins.ts"

describe("how far a parcel travels", () => {
  it.each([
    ["31.71", "31.74", "city"],
    ["31.71", "32.76", "metro"],
    ["31.71", "33.74", "island"],
    ["31.71", "12.71", "near"],
    ["31.71", "51.71", "near"],
    ["31.71", "73.71", "far"],
    ["31.71", "94.01", "remote"],
    ["31.71", "99.01", "remote"],
    ["32.73", "32.04", "metro"],
    ["32.73", "32.73", "city"],
    ["73.71", "64.71", "near"]
  ])("from %s to %s is %s", (from, to, zone) => {
    expect(zoneBetween(spot(from), spot(to))).toBe(zone)
    expect(zoneBetween(spot(to), spot(from))).toBe(zone)
  })

  it("is measured as the crow flies within a city", () => {
    const [menteng, dago] = [
      { latitude: -6.1952, longitude: 106.8301 },
      { latitude: -6.8849, longitude: 107.6141 }
    ]
    expect(kmBetween(menteng, menteng)).toBe(0)
    expect(Math.round(kmBetween(menteng, dago))).toBe(116)
  })
})
