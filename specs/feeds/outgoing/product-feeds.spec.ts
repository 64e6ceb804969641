import { gunzipSync } from "node:zlib"
import { parse } from "csv-parse/sync"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { shownFirst } from "#core/catalogue/offered.rule.ts"
import type { StoredCatalogue, StoredCombination, StoredProduct } from "#core/catalogue/stored.ts"
import { itemPrice } from "#core/pricing/item-price.rule.ts"
import { freshDatabase } from "../../database.ts"
import { openSpecShop, type SpecShop } from "../../shop.ts"
import { catalogueOf, empty, fileWith, importing } from "../importing.ts"
import { type Item, itemsOfRss, problemsAmong, problemsOf } from "./published-rules.ts"

const origin = "https://pendar.example"

describe("feeds of the shop's goods", () => {
  let shop: SpecShop
  let catalogue: StoredCatalogue
  let other: Db
  beforeAll(async () => {
    shop = await openSpecShop({ PUBLIC_ORIGIN: origin })
    catalogue = await catalogueOf(shop.shop.db)
    other = await freshDatabase("postgres")
  })
  afterAll(async () => {
    await other.close()
    await shop.close()
  })

  const text = async (path: string): Promise<string> => (await shop.ask(path)).text()
  const itemsOfCsv = (csv: string): ReadonlyArray<Item> =>
    (parse(csv, { columns: true, ltrim: true }) as ReadonlyArray<Record<string, string>>).map(
      (row) => new Map(Object.entries(row).flatMap(([name, cell]) => (cell === "" ? [] : [[name, [cell]]])))
    )
  const shown = () =>
    catalogue.products.filter(({ active, removed }) => active && !removed).flatMap(({ combinations }) => combinations)

  it.each(["/feeds/google.xml", "/feeds/en/google.xml"])("of Google keep its published rules: %s", async (path) => {
    const items = itemsOfRss(await text(path))
    expect(items.flatMap((item) => problemsOf(item, "google").map((problem) => [item.get("id"), problem]))).toEqual([])
    expect(problemsAmong(items)).toEqual([])
    expect(items.map((item) => item.get("id")?.[0]).toSorted()).toEqual(
      shown()
        .filter(({ active }) => active)
        .map(({ id }) => id)
        .toSorted()
    )
  })

  it.each(["/feeds/meta.csv", "/feeds/en/meta.csv"])("of Meta keep its published rules: %s", async (path) => {
    const items = itemsOfCsv(await text(path))
    expect(items.flatMap((item) => problemsOf(item, "meta").map((problem) => [item.get("id"), problem]))).toEqual([])
    expect(problemsAmong(items)).toEqual([])
    expect(items).toHaveLength(shown().filter(({ active }) => active).length)
  })

  it.each(["/feeds/google.xml", "/feeds/meta.csv"])(
    "are imported into an empty shop again with equal goods: %s",
    async (path) => {
      await empty(other)
      const { done, findings } = await importing(fileWith(await text(path)), other, [])
      expect(findings).toEqual([])
      expect(done).toMatchObject({ exit: 0, added: goodsOf(catalogue).length })
      const again = await catalogueOf(other)
      expect(goodsOf(again)).toEqual(goodsOf(catalogue))
    }
  )

  it("lead to pages that are there and pictures that are there", async () => {
    const items = itemsOfRss(await text("/feeds/en/google.xml"))
    const some = items.filter((_, place) => place % 97 === 0)
    for (const item of some)
      for (const field of ["image_link", "additional_image_link"])
        for (const address of item.get(field) ?? [])
          expect([address, (await shop.ask(new URL(address).pathname)).status]).toEqual([address, 200])
  })

  it("are answered again only if goods have changed, packed if that is asked for", async () => {
    const first = await shop.ask("/feeds/google.xml", { headers: { "accept-encoding": "gzip" } })
    expect(first.headers.get("content-encoding")).toBe("gzip")
    const plain = gunzipSync(new Uint8Array(await first.arrayBuffer())).toString()
    expect(plain).toBe(await text("/feeds/google.xml"))
    const tag = first.headers.get("etag") ?? ""
    const ask = () => shop.ask("/feeds/google.xml", { headers: { "if-none-match": tag } })
    expect((await ask()).status).toBe(304)
    const [{ id } = { id: "" }] = shown()
    const set = await shop.ask("/ops/stock", {
      method: "POST",
      headers: { authorization: `Bearer ${shop.shop.opsToken}`, "content-type": "application/json" },
      body: JSON.stringify({ rows: [{ combination: id, value: 3 }], name: "Sari", dry_run: false })
    })
    expect(set.status).toBe(200)
    const changed = await ask()
    expect([changed.status, changed.headers.get("etag") === tag]).toEqual([200, false])
    await changed.body?.cancel()
  })

  it("say neither how many are left nor what members alone pay", async () => {
    const fields = new Set(itemsOfRss(await text("/feeds/google.xml")).flatMap((item) => [...item.keys()]))
    expect([...fields].filter((field) => /stock|quantity|member|loyalty|voucher/.test(field))).toEqual([])
  })
})

/** What a feed can say of goods, whatever their numbers in a shop. */
const goodsOf = ({ products, brands, categories }: StoredCatalogue) => {
  const pathOf = (id: string | undefined): ReadonlyArray<string> => {
    const category = categories.find((one) => one.id === id)
    return category === undefined ? [] : [...pathOf(category.parent), category.name.id]
  }
  const nameOf = ({ brand }: StoredProduct): string => brands.find(({ id }) => id === brand)?.name ?? ""
  return products
    .filter(({ active, removed }) => active && !removed)
    .map((product) => ({
      // Shown beside each other: a title has the brand once, and a path each of its names.
      name: withoutBrand(product.name, nameOf(product)),
      brand: nameOf(product),
      category: pathOf(product.category).filter((name, place, path) => name !== path[place - 1]),
      description: product.description.id,
      giftCard: product.giftCard,
      shownFirst: shownFirst(product)?.name,
      combinations: product.combinations
        .filter(({ active }) => active)
        .map((one) => combinationOf(product, one))
        .toSorted((one, another) => one.name.localeCompare(another.name))
    }))
    .toSorted((one, another) => `${one.brand}${one.name}`.localeCompare(`${another.brand}${another.name}`))
}

const withoutBrand = (name: string, brand: string): string =>
  name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name

const now = Date.now()
const combinationOf = (product: StoredProduct, one: StoredCombination) => {
  const isSold = product.availableForOrder && product.soldAs !== undefined && one.stock > 0
  const picture = one.picture ?? product.pictures[0]
  const address = picture && (picture.src.startsWith("/") ? `${origin}${picture.src}-` : picture.src)
  return {
    attribute: one.attribute,
    name: one.name,
    price: one.price,
    paid: itemPrice(one, product.discount, now as never).priceAfterDiscount,
    isSold,
    ...(isSold && one.deliveryDate !== undefined && { arrives: one.deliveryDate }),
    weightGram: product.giftCard ? "none" : one.weightGram,
    picture: address?.replace(/-\d*(?:\.webp)?$/, "")
  }
}
