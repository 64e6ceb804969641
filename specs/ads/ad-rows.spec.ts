import { describe, expect, it } from "vitest"
import { adColumns, cellsOfAd, readAd } from "#adapters/merchant/ads/ad-rows.ts"
import { dayMs, instant, startOfJakartaDay } from "#core/kernel/moment.ts"
import { someAd } from "./some-ads.ts"

const day = startOfJakartaDay("2026-12-01")
const ad = someAd("akhir-tahun", {
  pages: ["category", "search"],
  targets: ["330"],
  text: { id: "Sampai setengah harga", en: "Up to half price" },
  perDay: 3,
  startsAt: day,
  endsAt: instant(day + 12 * dayMs),
  budget: 1_000
})

describe("a row of advertisements", () => {
  it("comes back as it was exported, its last day counted whole", () => {
    const { impressions: _, clicks: __, ...written } = ad
    const cells = cellsOfAd(ad)
    expect(Object.keys(cells)).toEqual([...adColumns])
    expect([cells["from"], cells["until"]]).toEqual(["2026-12-01", "2026-12-12"])
    expect(readAd(cells)).toEqual({ row: written })
  })

  it.each([
    [{ id: "A B" }, "id"],
    [{ slot: "bottom" }, "slot"],
    [{ pages: "category order" }, "pages"],
    [{ pages: "" }, "pages"],
    [{ title_id: "", title_en: "" }, "title_id"],
    [{ action_id: "", action_en: "" }, "action_id"],
    [{ title_id: "x".repeat(41) }, "title_id"],
    [{ link: "https://example.com" }, "link"],
    [{ link: "//example.com" }, "link"],
    [{ until: "2026-11-30" }, "until"],
    [{ until: "12/12/2026" }, "until"],
    [{ budget: "0" }, "budget"],
    [{ per_day: "-1" }, "per_day"]
  ])("with %j is refused at %s", (wrong, column) => {
    const read = readAd({ ...cellsOfAd(ad), ...wrong })
    expect("problems" in read && read.problems.map((problem) => problem.column)).toEqual([column])
  })
})
