import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openServedShop, type ServedShop } from "../orders/served-shop.ts"

// Decision 0055: what belongs to a merchant's shop is called by its name.
describe("the shop of a merchant who calls it Warung <Ayu> & Co", () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop("postgres", { a: 1 })
    const row = { only_row: true, name: "Warung <Ayu> & Co", sign: "warung ayu", sample: false }
    await Effect.runPromise(
      shop.shop.db.ask((on) =>
        on
          .insertInto("shop_identity")
          .values(row)
          .onConflict((known) => known.column("only_row").doUpdateSet(row))
          .execute()
      )
    )
  })
  afterAll(() => shop.close())
  const text = async (path: string) => (await shop.ask(path)).text()

  it("has that name above its calls", async () => {
    const page = await text("/api")
    expect(page).toContain("<title>Warung &lt;Ayu> &amp; Co: calls</title>")
    expect(page).toContain("<h1>Calls of Warung &lt;Ayu> &amp; Co</h1>")
    expect(JSON.parse(await text("/api/openapi.json")).info.title).toBe("Warung <Ayu> & Co")
  })

  it("has the name's first letter as its icon", async () => {
    const icon = await shop.ask("/favicon.svg")
    expect(icon.headers.get("content-type")).toBe("image/svg+xml")
    const drawing = await icon.text()
    expect(drawing).toContain("<title>Warung &lt;Ayu> &amp; Co</title>")
    expect(drawing).toMatch(/>W<\/text>/)
  })

  // Names of fields are the wire's own: `pendar_product_id`.
  it.each(["/api", "/api/openapi.json", "/favicon.svg", "/notify-me/stop"])("never says Pendar at %s", async (path) => {
    expect(/.{0,20}Pendar.{0,20}/.exec(await text(path))?.[0]).toBeUndefined()
  })
})
