import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { csvOf, rowsOfCsv } from "#adapters/merchant/files.ts"
import { specialPart } from "#adapters/merchant/special.part.ts"
import { openSpecShop, type SpecShop } from "#specs/shop.ts"

describe("special prices in a file", () => {
  let shop: SpecShop
  beforeAll(async () => {
    shop = await openSpecShop()
  })
  afterAll(() => shop.close())

  const headers = () => ({ authorization: `Bearer ${shop.shop.opsToken}`, "content-type": "application/json" })
  const stored = async () => (await (await shop.ask("/ops/setup/specials", { headers: headers() })).json()).data
  const put = async (csv: string, dryRun = false) => {
    const rows = rowsOfCsv(csv).rows.map(({ cells }) => cells)
    const body = JSON.stringify({ parts: { specials: rows }, name: "Sari", dry_run: dryRun, remove_others: false })
    const answer = await shop.ask("/ops/setup", { method: "POST", headers: headers(), body })
    return { status: answer.status, body: await answer.json() }
  }
  const heading = "product,combination,price,from,until,campaign\n"
  it("are written and read alike: what goes out comes in again and changes nothing", async () => {
    const before = await stored()
    expect(before.length).toBeGreaterThan(0)
    const again = await put(csvOf(specialPart.columns, before))
    expect(again.body.data).toEqual({ changes: [], unchanged: before.length })
  })

  it("are below the normal price, in whole rupiah, of goods that are there: a row that is not is named, and nothing is written", async () => {
    const [{ product, combination }] = await stored()
    const before = await stored()
    const bad = [
      `${product},${combination},99000000,2026-12-12,2026-12-12,`,
      `${product},${combination},12500.50,2026-12-13,2026-12-13,`,
      `${product},nothing,1000,2026-12-14,2026-12-14,`,
      `${product},${combination},1000,2026-12-15 18.00,2026-12-15 06.00,`,
      `${product},${combination},0,2026-12-16,2026-12-16,`
    ]
    const { status, body } = await put(heading + bad.join("\n"))
    expect(status).toBe(422)
    const named = body.problems.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`)
    expect(named.toSorted()).toEqual(["0 price", "1 price", "2 combination", "3 until", "4 price"])
    const messages = body.problems.map(({ message }: { message: string }) => message)
    expect(messages).toContainEqual(expect.stringMatching(/^must be below the normal price, \d+$/))
    expect(messages).toContain(`product ${product} has no "nothing"`)
    expect(await stored()).toEqual(before)
  })

  it("hold from their minute on: only tried first, then written, and shown to shoppers", async () => {
    const now = Date.now()
    const day = new Date(now + 7 * 3_600_000).toISOString().slice(0, 10)
    const listed = await (await shop.ask("/ops/setup/specials", { headers: headers() })).json()
    const taken = new Set(listed.data.map((row: { combination: string }) => row.combination))
    const feed = await (await shop.ask("/feeds/google.xml")).text()
    const item = feed
      .split("<item>")
      .find(
        (text) =>
          !text.includes("sale_price") &&
          text.includes("item_group_id") &&
          ![...taken].some((id) => text.includes(`<g:id>${id}<`))
      )
    const [, combination] = /<g:id>([^<]+)</.exec(item ?? "") ?? []
    const [, product] = /<g:item_group_id>([^<]+)</.exec(item ?? "") ?? []
    const row = `${heading}${product},${combination},1500,${day},${day},spec`
    const tried = await put(row, true)
    expect(tried.body.data.changes).toEqual([
      { part: "specials", kind: "added", key: `${product}\n${combination}\n${day}`, columns: [] }
    ])
    expect(await (await shop.ask("/feeds/google.xml")).text()).toBe(feed)
    expect((await put(row)).status).toBe(200)
    const changed = await (await shop.ask("/feeds/google.xml")).text()
    expect(changed.split("<item>").find((text) => text.includes(`<g:id>${combination}<`))).toContain(
      "<g:sale_price>1500 IDR</g:sale_price>"
    )
  })

  it("have a quota of whole units, or none; what was sold stays when it is written again", async () => {
    const [{ product, combination }] = await stored()
    const heading = "product,combination,price,from,until,campaign,quota\n"
    const row = (quota: string) => `${heading}${product},${combination},1500,2027-03-01,2027-03-01,spec,${quota}`
    for (const quota of ["0", "1,5", "-1", "banyak"]) {
      const { status, body } = await put(row(`"${quota}"`))
      expect([status, body.problems[0].column]).toEqual([422, "quota"])
    }
    expect((await put(row("3"))).status).toBe(200)
    const sales = { product_id: Number(product), combination_id: combination, sold: 2, version: 1 }
    const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
    const { db } = shop.shop
    await run(
      db.ask((on) =>
        on
          .insertInto("special_sales")
          .values({ ...sales, starts_at: "2027-02-28T17:00:00Z" })
          .execute()
      )
    )
    const soldOf = () =>
      run(
        db.ask((on) =>
          on.selectFrom("special_sales").select("sold").where("combination_id", "=", combination).execute()
        )
      )
    expect((await put(row("3"))).body.data.changes).toEqual([])
    expect((await put(row("5"))).body.data.changes).toMatchObject([{ kind: "changed", columns: ["quota"] }])
    expect(await soldOf()).toEqual([{ sold: 2 }])
    expect((await put(row(""))).body.data.changes).toMatchObject([{ kind: "changed", columns: ["quota"] }])
    const written = await stored()
    expect(written.find(({ from }: { from: string }) => from === "2027-03-01")).toMatchObject({ quota: "" })
    expect(await soldOf()).toEqual([{ sold: 2 }])
  })
})
