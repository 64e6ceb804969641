import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSpecShop, type SpecShop } from "../../shop.ts"

const row = {
  ...{ id: "akhir-tahun", slot: "top", pages: "search", targets: "", title_id: "Akhir tahun", title_en: "Year end" },
  ...{ text_id: "", text_en: "", action_id: "Lihat", action_en: "See it", link: "/promo/akhir-tahun", product: "1051" },
  ...{ per_day: "3", from: "2020-01-01", until: "2040-12-31", budget: "1000" }
}

describe("the commands of the shop window", () => {
  let shop: SpecShop
  beforeAll(async () => {
    shop = await openSpecShop()
  })
  afterAll(() => shop.close())
  const ask = async (path: string, body?: unknown) => {
    const answer = await shop.ask(path, {
      headers: { authorization: `Bearer ${shop.shop.opsToken}`, "content-type": "application/json" },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) })
    })
    return { status: answer.status, body: await answer.json() }
  }
  const search = async () => (await ask("/api/banners/ads?page=search")).body.data
  const given = (rows: ReadonlyArray<object>, more: object = {}) => ({ rows, name: "sari", dry_run: false, ...more })

  it("are for the token alone", async () => {
    for (const path of ["/ops/ads", "/ops/figures"]) expect((await shop.ask(path)).status).toBe(401)
  })

  it("put an advertisement into its slot with the picture of a product, and take it out again", async () => {
    expect(await ask("/ops/ads", given([row], { dry_run: true }))).toMatchObject({
      body: { data: { written: 0, rows: 1 } }
    })
    expect(await search()).toEqual([])
    expect(await ask("/ops/ads", given([row]))).toMatchObject({ body: { data: { problems: [], written: 1 } } })
    expect(await search()).toEqual(["top"])
    const taken = await ask("/api/banners/ads/impressions", { page: "search", slot: "top", capped: [] })
    expect(taken.body.data.ad).toMatchObject({
      title: "Akhir tahun",
      picture: { src: expect.stringMatching(/p1051$/) }
    })
    const listed = (await ask("/ops/ads")).body.data.find((one: { id: string }) => one.id === "akhir-tahun")
    expect(listed).toEqual({ ...row, text_id: "", text_en: "", impressions: 1, clicks: 0 })
    expect((await ask("/ops/ads/akhir-tahun/remove", { name: "sari" })).status).toBe(200)
    expect((await ask("/ops/ads/akhir-tahun/remove", { name: "sari" })).status).toBe(404)
    expect(await search()).toEqual([])
  })

  it("say every mistake of a file at once, and write nothing of it", async () => {
    const rows = [row, { ...row, id: "dua", slot: "bottom" }, { ...row, id: "tiga", product: "999999" }]
    expect((await ask("/ops/ads", given(rows))).body.data).toMatchObject({
      written: 0,
      problems: [
        { row: 2, column: "slot" },
        { row: 3, column: "product" }
      ]
    })
    expect(await search()).toEqual([])
  })

  it("say how far viewers came in some days", async () => {
    expect((await ask("/ops/figures?days=30")).body.data).toEqual({
      days: 30,
      funnel: { home: 0, product: 0, bag: 0, checkout: 0, ordered: 0, paid: 0 },
      search: { searches: 0, withResults: 0, clicked: 0 }
    })
    expect((await ask("/ops/figures?days=0")).status).toBe(422)
    const metrics = await (await shop.ask("/metrics")).text()
    expect(metrics).toContain('pendar_funnel_viewers{step="home"} 0')
    expect(metrics).toContain('pendar_searches{result="searches"} 0')
    const dashboard = readFileSync(
      join(import.meta.dirname, "../../../adapters/server/dashboards/pendar.grafana.json"),
      "utf8"
    )
    const named = new Set(
      [...dashboard.matchAll(/pendar_[a-z_]+(?=[{)[])/g)].map(([name]) => name.replace(/_(?:count|bucket)$/, ""))
    )
    expect(named.size).toBe(5)
    expect([...named].filter((name) => !metrics.includes(`# TYPE ${name} `))).toEqual([])
  })
})
