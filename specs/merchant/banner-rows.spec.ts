import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bannerPart } from "#adapters/merchant/banner.part.ts"
import type { Cells } from "#adapters/merchant/cells.ts"
import { beginning, ending, hourOfDay, writeBeginning, writeEnding, writeTime } from "#adapters/merchant/moments.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import { instant } from "#core/kernel/moment.ts"

const picture: StoredPicture = {
  src: "/media/campaigns/a",
  avif: [480],
  webp: [480],
  ratio: 1,
  wall: "#ffffff",
  alt: { id: "", en: "" }
}
const facts = { regions: regionsOfIndonesia(), pictures: new Map([[picture.src, picture]]) }
const read = (given: Cells, stored: ReadonlyArray<Cells> = []) =>
  Effect.runPromise(
    bannerPart.read(bannerPart.complete(given, new Map(stored.map((row) => [bannerPart.keyOf(row), row]))), facts)
  )
const problemsOf = async (given: Cells) => {
  const outcome = await read(given)
  return "problems" in outcome ? outcome.problems.map(({ column }) => column).toSorted() : []
}
const least: Cells = {
  id: "harbolnas",
  group: "top_banners",
  location: "home",
  title_id: "Harbolnas",
  from: "2026-12-12"
}

describe("a row of banners", () => {
  it("begins with its day in Jakarta, has no end unless it says one, and is Indonesian in both languages if there is no other", async () => {
    expect(await read(least)).toEqual({
      row: {
        id: "harbolnas",
        group: "top_banners",
        position: 1,
        location: "home",
        targets: [],
        apply: "other",
        title: { id: "Harbolnas", en: "Harbolnas" },
        products: [],
        startsAt: Date.parse("2026-12-12T00:00:00+07:00")
      }
    })
  })

  it("takes every field of a banner, and is written as it was read", async () => {
    const whole: Cells = {
      ...least,
      group: "regular_flashsale_theme",
      position: "3",
      apply: "everyday",
      title_en: "Shopping day",
      text_id: "Semua turun",
      text_en: "All prices fall",
      action_id: "Belanja",
      action_en: "Shop",
      link: "/promo/kilat?sort=cheapest",
      wide: picture.src,
      narrow: picture.src,
      products: "1001 1002",
      targets: "",
      regions: "13 32.73 32.73.01",
      from: "2026-12-11 18.30",
      until: "2026-12-13",
      daily_from: "18.00",
      daily_to: "06.00",
      announced: "12"
    }
    const outcome = await read(whole)
    expect(outcome).toMatchObject({
      row: {
        wide: picture,
        products: [1001, 1002],
        regions: ["13", "32.73", "32.73.01"],
        startsAt: Date.parse("2026-12-11T18:30:00+07:00"),
        endsAt: Date.parse("2026-12-14T00:00:00+07:00"),
        hours: { from: 18 * 3_600_000, to: 6 * 3_600_000 },
        announcedHours: 12
      }
    })
    if (!("row" in outcome)) throw new Error("it was not read")
    expect(bannerPart.write(outcome.row)).toEqual(whole)
  })

  it.each<[string, Cells, ReadonlyArray<string>]>([
    ["a group that the shop does not have", { group: "sidebar" }, ["group"]],
    ["a location at which its group is shown nowhere", { group: "popup_banner", location: "all" }, ["location"]],
    ["targets on the home page", { targets: "101" }, ["targets"]],
    ["an announcement of another banner than a flash sale", { announced: "12" }, ["announced"]],
    ["an announcement 73 hours before", { announced: "73" }, ["announced"]],
    ["deals without products", { group: "daily_deals" }, ["products"]],
    ["an end before its beginning", { until: "2026-12-11" }, ["until"]],
    ["a day that is none", { from: "2026-02-30" }, ["from"]],
    ["one hour of two", { daily_from: "18.00" }, ["daily_to"]],
    ["a picture that the shop does not have", { wide: "https://contoh.id/a.png" }, ["wide"]],
    ["a link to another site", { link: "//contoh.id" }, ["link"]],
    ["a place that is none", { regions: "99" }, ["regions"]],
    ["no title", { title_id: "" }, ["title_id"]],
    ["English words alone", { text_en: "Only here" }, ["text_id"]],
    ["an id of other signs", { id: "Harbolnas!" }, ["id"]]
  ])("refuses %s", async (_, change, columns) => {
    expect(await problemsOf({ ...least, ...change })).toEqual(columns)
  })

  it("keeps what a row leaves out of a banner that is there", async () => {
    expect(await read({ id: "harbolnas", title_id: "Belanja nasional" }, [{ ...least, position: "7" }])).toMatchObject({
      row: { title: { id: "Belanja nasional" }, position: 7, group: "top_banners" }
    })
  })
})

describe("times of a row", () => {
  it("are read as they were written, to the minute", () =>
    fc.assert(
      fc.property(fc.integer({ min: 29_000_000, max: 31_000_000 }), (minutes) => {
        const at = instant(minutes * 60_000)
        expect(beginning(writeBeginning(at))).toEqual({ value: at })
        expect(ending(writeEnding(at))).toEqual({ value: at })
        expect(hourOfDay(writeTime((minutes % 1440) * 60_000))).toEqual({ value: (minutes % 1440) * 60_000 })
      })
    ))
})
