import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { keepCatalogue } from "../contracts/stored-catalogue.ts"
import { engines, freshDatabase } from "../database.ts"
import { noLists, smallCatalogue } from "../proposals/proposed-shop.ts"
import { hasSharedData, sharedPath } from "../shared-data.ts"
import { catalogueOf, empty, fileWith, importing, shopifyCsv } from "./importing.ts"

describe.each(engines)("an import into %s", (engine) => {
  let db: Db
  beforeAll(async () => {
    db = await freshDatabase(engine)
  })
  beforeEach(() => empty(db))
  afterAll(() => db.close())

  const counts = async () => {
    const { products } = await catalogueOf(db)
    return [products.length, products.reduce((sum, { combinations }) => sum + combinations.length, 0)]
  }

  it
    .skipIf(!hasSharedData)
    .each(["shopify-products-small.csv", "google-feed-idr-small.tsv", "google-feed-usd-small.xml"])(
    "takes all of %s, and a second time changes nothing",
    async (file) => {
      const first = await importing(sharedPath(file), db)
      expect(first).toMatchObject({ findings: [], done: { exit: 0, products: 300, variants: 619, added: 300 } })
      expect(await counts()).toEqual([300, 619])
      const { version } = await catalogueOf(db)
      const again = await importing(sharedPath(file), db)
      expect(again.done).toMatchObject({ exit: 0, added: 0, changed: 0, unchanged: 300 })
      expect((await catalogueOf(db)).version).toBe(version)
    }
  )

  it.skipIf(!hasSharedData)("takes both templates of Shopify for the same shop", async () => {
    await importing(sharedPath("shopify-products-small.csv"), db)
    const { done } = await importing(sharedPath("shopify-products-newtemplate.csv"), db)
    expect(done).toMatchObject({ exit: 0, added: 0, changed: 0, unchanged: 60 })
  })

  it.skipIf(!hasSharedData || process.env.SCALE !== "full").each([
    ["shopify-products.csv.gz", 11_450],
    ["google-feed-idr.tsv.gz", 11_450],
    ["google-feed-usd.xml.gz", 11_450],
    ["catalogue-real.jsonl.gz", 5_916]
  ] as const)("takes all of %s", { timeout: 300_000 }, async (file, variants) => {
    const { done } = await importing(sharedPath(file), db)
    expect(done).toMatchObject({ exit: 0, products: 5_916, variants, added: 5_916 })
    expect(await counts()).toEqual([5_916, variants])
    const again = await importing(sharedPath(file), db)
    expect(again.done).toMatchObject({ added: 0, changed: 0, unchanged: 5_916 })
  })

  it("writes nothing when it only checks, nor of a file that breaks off at its end", async () => {
    const whole = shopifyCsv({ Handle: "a" }, { Handle: "b" })
    expect((await importing(fileWith(whole))).done).toMatchObject({ products: 2, added: 0, exit: 0 })
    const broken = await importing(fileWith(`${whole}\nc,"C`), db)
    expect(broken.done).toMatchObject({ products: 0, added: 0, exit: 1 })
    const packed = gzipSync(whole)
    expect((await importing(fileWith(packed.subarray(0, packed.length - 12)), db)).done.exit).toBe(1)
    expect(await counts()).toEqual([0, 0])
  })

  it("takes a product whole or not at all", async () => {
    const option = { "Option1 Name": "Color" }
    const { done, findings } = await importing(
      fileWith(
        shopifyCsv(
          { Handle: "lipstik", ...option, "Option1 Value": "Delima" },
          { Handle: "lipstik", Title: "", ...option, "Option1 Value": "Melati", "Variant Price": "murah" },
          { Handle: "bedak" }
        )
      ),
      db
    )
    expect(done).toMatchObject({ exit: 2, products: 1, added: 1, withoutCategory: 1 })
    expect(findings).toMatchObject([{ record: 2, key: "lipstik", outcome: "reject_row", code: "price-not-a-price" }])
    expect((await catalogueOf(db)).products.map(({ sourceId }) => sourceId)).toEqual(["bedak"])
  })

  it("puts what changed in, and leaves what a file does not name", async () => {
    await importing(fileWith(shopifyCsv({ Handle: "a" }, { Handle: "b" })), db, [], "IDR")
    const { done } = await importing(
      fileWith(shopifyCsv({ Handle: "b", "Variant Price": "45000", "Variant Compare At Price": "60000" })),
      db,
      [],
      "IDR"
    )
    expect(done).toMatchObject({ added: 0, changed: 1, unchanged: 0 })
    await importing(fileWith(shopifyCsv()), db)
    const { products } = await catalogueOf(db)
    expect(products.map(({ sourceId }) => sourceId)).toEqual(["a", "b"])
    expect(products[1]?.combinations[0]).toMatchObject({ price: 60_000, discount: { kind: "amount", value: 15_000 } })
  })

  it("puts goods under the brands, categories and tags the shop has, and leaves those as they are", async () => {
    await keepCatalogue(db, smallCatalogue, noLists)
    const before = await catalogueOf(db)
    const [brand] = before.brands
    const { done } = await importing(fileWith(shopifyCsv({ Vendor: ` ${brand?.name.toUpperCase()}` })), db)
    expect(done.added).toBe(1)
    const after = await catalogueOf(db)
    expect(after.brands).toEqual(before.brands)
    expect(after.products.find(({ source }) => source === "shopify")?.brand).toBe(brand?.id)
  })
})

describe("a feed's kind", () => {
  it("is recognised by its content", async () => {
    const json = JSON.stringify({ source_id: "1", brand: "Kenanga", name: "Serum", price: 50_000 })
    expect((await importing(fileWith(json, "feed.csv"), undefined, [], "IDR")).done).toMatchObject({
      products: 1,
      exit: 0
    })
    expect((await importing(fileWith(gzipSync(shopifyCsv({})), "feed.xml"))).done).toMatchObject({
      products: 1,
      exit: 0
    })
    for (const [text, sentence] of [
      ["[{}]", "JSON array"],
      ["%PDF-1.4", "a PDF"],
      ["PK\u0003\u0004", "workbook"],
      ["<html><body>", "web page"],
      ["<svg xmlns='http://www.w3.org/2000/svg'/>", "no product feed"],
      [" \n ", "empty"]
    ] as const)
      expect((await importing(fileWith(text))).done.problem).toContain(sentence)
  })

  it("with prices in another currency needs a rate", async () => {
    const line = JSON.stringify({ source_id: "1", name: "Serum", brand: "K", price: { amount: 10, currency: "USD" } })
    expect((await importing(fileWith(line), undefined, [])).done.problem).toContain("--rate USD=15500")
    expect((await importing(fileWith(line), undefined, ["16000"])).done.exit).toBe(0)
  })

  it("with prices that name no currency is refused until one is given", async () => {
    const google =
      "id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tbrand\n1\tSerum\t\thttps://a.example/1\thttps://a.example/1.jpg\tin_stock\t50000\tK"
    const json = JSON.stringify({ source_id: "1", brand: "K", name: "Serum", price: 50_000 })
    for (const text of [shopifyCsv({}), google, json]) {
      const path = fileWith(text)
      const { done, findings } = await importing(path, undefined, [])
      expect([done.exit, done.problem]).toEqual([1, expect.stringContaining("--currency IDR")])
      expect(findings).toMatchObject([{ outcome: "reject_file", code: "currency-missing" }])
      expect((await importing(path, undefined, [], "IDR")).done).toMatchObject({ exit: 0, products: 1 })
    }
  })
})
