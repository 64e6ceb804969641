import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { csvOf, rowsOfCsv } from "#adapters/merchant/files.ts"
import { parts } from "#adapters/merchant/parts.ts"
import { instant } from "#core/kernel/moment.ts"
import { openSpecShop, type SpecShop } from "#specs/shop.ts"
import { setupCalls } from "../ops/setup-calls.ts"

const midnight = Date.parse("2026-12-12T00:00:00+07:00")

/** A campaign as a marketing person writes it in a spreadsheet. */
const sheet = csvOf(parts.banners.columns, [
  {
    id: "1212-hero",
    group: "top_banners",
    position: "0",
    location: "home",
    apply: "other",
    title_id: "Serba 12.12",
    title_en: "All 12.12",
    link: "/promo/kilat",
    from: "2026-12-12",
    until: "2026-12-12"
  },
  {
    id: "1212-kilat",
    group: "regular_flashsale_theme",
    position: "0",
    location: "home",
    apply: "other",
    title_id: "Kilat 12.12",
    title_en: "Flash 12.12",
    products: "1001 1002",
    from: "2026-12-12",
    until: "2026-12-12 12.00"
  },
  {
    id: "banjir-sumbar",
    group: "emergency_announcement",
    location: "all",
    apply: "everyday",
    title_id: "Pengiriman ke Sumatera Barat mundur sehari.",
    title_en: "Delivery to West Sumatra is a day late.",
    regions: "13",
    from: "2026-12-12 08.00"
  }
])
const rows = rowsOfCsv(sheet).rows.map(({ cells }) => cells)

describe("a campaign by CSV", () => {
  let shop: SpecShop
  const { exported, put } = setupCalls(() => shop)
  const home = async (...locations: ReadonlyArray<string>) => {
    const filter = encodeURIComponent(JSON.stringify({ locations: locations.length > 0 ? locations : ["home"] }))
    const answer = await shop.ask(`/api/banners/all-home-banner/all?filter=${filter}`)
    return (await answer.json()).data
  }
  const at = (ms: number) => shop.clock.set(instant(ms))
  beforeAll(async () => {
    shop = await openSpecShop()
  })
  afterAll(() => shop.close())

  it("is only said, not written, by a dry run", async () => {
    const before = await exported("banners")
    const { body } = await put({ banners: rows }, { dryRun: true })
    expect(body.data.changes.map(({ kind, key }: { kind: string; key: string }) => `${kind} ${key}`)).toEqual([
      "added 1212-hero",
      "added 1212-kilat",
      "added banjir-sumbar"
    ])
    expect(await exported("banners")).toEqual(before)
  })

  it("names rows and columns that are wrong, and writes nothing", async () => {
    const [hero = {}, kilat = {}] = rows
    const { status, body } = await put({
      banners: [
        { ...hero, location: "all" },
        { ...kilat, products: "1001 999999" }
      ]
    })
    expect(status).toBe(422)
    expect(body.problems).toEqual([
      expect.objectContaining({ row: 0, column: "location" }),
      { part: "banners", row: 1, column: "products", message: "there is no product 999999" }
    ])
  })

  it("goes live at midnight in Jakarta by itself and off again, with what it applies for (specification 3)", async () => {
    at(midnight - 60_000)
    expect((await put({ banners: rows })).status).toBe(200)
    const titles = (banners: ReadonlyArray<{ title: string }> = []) => banners.map(({ title }) => title)
    await expect.poll(async () => titles((await home("all")).emergency_announcement)).toEqual([])
    expect(titles((await home()).top_banners)).not.toContain("Serba 12.12")
    at(midnight)
    await expect.poll(async () => titles((await home()).top_banners)[0], { timeout: 5_000 }).toBe("Serba 12.12")
    const { top_banners: heroes, regular_flashsale_theme: flash } = await home()
    expect(heroes[0]).toMatchObject({
      apply_for: { location: "home", target_ids: [] },
      more_info: { apply: "other" },
      ends_at: "2026-12-12T17:00:00.000Z"
    })
    expect(flash[0]).toMatchObject({ title: "Kilat 12.12", ends_at: "2026-12-12T05:00:00.000Z" })
    expect(flash[0].products.map(({ id }: { id: number }) => id)).toEqual([1001, 1002])
    at(midnight + 12 * 3_600_000)
    const noon = await home("home", "all")
    expect([
      titles(noon.regular_flashsale_theme).includes("Kilat 12.12"),
      noon.emergency_announcement[0].regions
    ]).toEqual([false, ["13"]])
    at(midnight + 24 * 3_600_000)
    expect(titles((await home()).top_banners)).not.toContain("Serba 12.12")
  })
})
