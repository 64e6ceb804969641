import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { openSpecShop, type SpecShop } from "#specs/shop.ts"
import { setupCalls } from "../ops/setup-calls.ts"

const row = {
  id: "1212-kilat",
  group: "regular_flashsale_theme",
  position: "0",
  location: "home",
  apply: "other",
  title_id: "Kilat 12.12",
  title_en: "Flash 12.12",
  products: "1001 1002",
  from: "2026-12-12 18.00",
  until: "2026-12-12 22.00",
  announced: "6"
}

describe("a flash sale that is announced six hours before it begins", () => {
  let shop: SpecShop
  const { put } = setupCalls(() => shop)
  const at = (text: string) => shop.clock.set(instant(Date.parse(`${text}+07:00`)))
  const sale = async () => {
    const filter = encodeURIComponent(JSON.stringify({ locations: ["home"] }))
    const { data } = await (await shop.ask(`/api/banners/all-home-banner/all?filter=${filter}`)).json()
    const themes: ReadonlyArray<{ readonly _id: string; readonly starts_at?: string }> = data.regular_flashsale_theme
    return {
      place: themes.findIndex(({ _id }) => _id === row.id),
      starts: themes.find(({ _id }) => _id === row.id)?.starts_at
    }
  }
  const calendar = (name = row.id) => shop.ask(`/calendar/${name}.ics`)
  beforeAll(async () => {
    shop = await openSpecShop()
    at("2026-12-12T11:00:00")
    expect((await put({ banners: [row] })).status).toBe(200)
    await shop.shop.catalogue.refresh()
  })
  afterAll(() => shop.close())

  it("is not shown before that, and has no entry for a calendar", async () => {
    at("2026-12-12T11:59:00")
    expect(await sale()).toEqual({ place: -1, starts: undefined })
    expect((await calendar()).status).toBe(404)
  })

  it("is shown after the one that runs, with its beginning, which a calendar can be given", async () => {
    at("2026-12-12T12:00:00")
    expect(await sale()).toEqual({ place: 1, starts: "2026-12-12T11:00:00.000Z" })
    const answer = await calendar()
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"])
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="1212-kilat.ics"')
    expect(await answer.text()).toContain("SUMMARY:Kilat 12.12\r\n")
    for (const other of ["kilat-siang", "nothing"]) expect((await calendar(other)).status).toBe(404)
  })

  it("runs from its beginning on, and is announced no longer", async () => {
    at("2026-12-12T18:00:00")
    expect((await sale()).starts).toBeUndefined()
    expect((await sale()).place).toBeGreaterThanOrEqual(0)
    expect((await calendar()).status).toBe(404)
  })
})
