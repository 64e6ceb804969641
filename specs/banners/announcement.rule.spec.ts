import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { announcementRestMs, closingText, concerns } from "#core/banners/announcement.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import { CityId, DistrictId, ProvinceId } from "#core/regions/region.ts"
import { runs, someNow } from "../arbitraries.ts"

const hour = 3_600_000
const day = 24 * hour
const padang = {
  province: { id: ProvinceId("13") },
  city: { id: CityId("13.71") },
  district: { id: DistrictId("13.71.04") }
}

describe("an announcement", () => {
  it("concerns every delivery if it names no region, also one whose destination is unknown", () => {
    for (const regions of [undefined, []])
      for (const place of [undefined, padang])
        expect(concerns(regions === undefined ? {} : { regions }, place)).toBe(true)
  })

  it("concerns deliveries to the provinces, cities and districts it names, and no others", () => {
    for (const region of ["13", "13.71", "13.71.04"]) expect(concerns({ regions: ["32", region] }, padang)).toBe(true)
    for (const region of ["1", "13.7", "13.72", "31", "13.71.0"])
      expect(concerns({ regions: [region] }, padang)).toBe(false)
    expect(concerns({ regions: ["13"] }, undefined)).toBe(false)
  })

  it("stays closed for 24 h (specification 9)", () => expect(announcementRestMs).toBe(day))
})

describe("what a device stores of closed announcements", () => {
  const closedAt = (text: string, id: string) => JSON.parse(text)[id]

  it("is the moment of each closing, beside those of the last 24 hours", () => {
    const first = closingText(undefined, ["a", "b"], someNow)
    expect(JSON.parse(first)).toEqual({ a: someNow, b: someNow })
    const second = closingText(first, ["b", "c"], instant(someNow + day - 1))
    expect(JSON.parse(second)).toEqual({ a: someNow, b: someNow + day - 1, c: someNow + day - 1 })
    expect(JSON.parse(closingText(second, [], instant(someNow + day)))).toEqual({
      b: someNow + day - 1,
      c: someNow + day - 1
    })
  })

  it("forgets a closing in the future: the clock was set back", () =>
    expect(JSON.parse(closingText(closingText(undefined, ["a"], someNow), [], instant(someNow - 1)))).toEqual({}))

  it("is sound whatever was stored before", () =>
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ minLength: 1 }), { maxLength: 5 }), (text, ids) => {
        const stored = closingText(text, ids, someNow)
        for (const id of ids) expect(closedAt(stored, id)).toBe(someNow)
      }),
      runs(200)
    ))
})
