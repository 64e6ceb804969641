import { Effect } from "effect"
import { sql } from "kysely"
import pino from "pino"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { catalogueWriterOver } from "#adapters/postgres/catalogue/catalogue-writer.sql.ts"
import { putContent } from "#adapters/postgres/catalogue/content-writer.sql.ts"
import { putCampaigns, putLists } from "#adapters/postgres/catalogue/lists-writer.sql.ts"
import { readStoredCatalogue } from "#adapters/postgres/catalogue/stored-catalogue.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { setPrices } from "#adapters/postgres/selling/ops.sql.ts"
import { sqlToggles } from "#adapters/postgres/toggles.sql.ts"
import { type StockedIndex, stockIndex } from "#adapters/server/ports/stocked-index.ts"
import type { ProductDraft } from "#core/catalogue/catalogue-writer.port.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import type { StoredProduct } from "#core/catalogue/stored.ts"
import { noLists } from "#core/catalogue/stored-lists.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { emptyQuery } from "#core/search/query.ts"
import { sorts } from "#core/search/sort.ts"
import { generatedCatalogue, generatedNow } from "#specs/bench/generated/catalogue-generator.ts"
import { draftsFor, putDrafts } from "#specs/bench/generated-shop.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { countingRows } from "./counted-rows.ts"
import { everythingIn } from "./everything.ts"

const products = 60
const log = pino({ level: "silent" })
const reader = { language: "id", now: generatedNow } as const
const operator = { name: "staff", now: generatedNow, dryRun: false } as const

describe.each(engines)("the index of a shop that changes, over %s", (engine) => {
  let db: Db
  let drafts: ReadonlyArray<ProductDraft>
  let followed: StockedIndex
  let reading: ReturnType<typeof countingRows>
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

  beforeAll(async () => {
    db = await freshDatabase(engine)
    const all = await draftsFor(db, generatedCatalogue(products))
    // The last one is a gift card.
    drafts = all.map((draft, at) => (at === products - 1 ? { ...draft, giftCard: true } : draft))
    await putDrafts(db, drafts)
    reading = countingRows(db)
    followed = await stockIndex(reading.counted, () => generatedNow, log)
    // No timer of its own: each look is one that a fact asks for.
    followed.stop()
  })
  afterAll(() => db.close())

  const all = async (): Promise<ReadonlyArray<StoredProduct>> => (await run(readStoredCatalogue(db))).products
  const first = async (): Promise<StoredProduct> => {
    const [product] = await all()
    if (product === undefined) throw new Error("no products")
    return product
  }
  /** Rows that a look reads. */
  const rowsRead = async (): Promise<number> => {
    reading.rowsRead()
    await followed.refresh()
    return reading.rowsRead()
  }
  /** Everything that the index answers is what one built of the database now answers. */
  const expectFresh = async () => {
    const fresh = await stockIndex(db, () => generatedNow, log)
    fresh.stop()
    const catalogue = await run(readStoredCatalogue(db))
    const shop = { catalogue, lists: noLists }
    const queries = [
      ...sorts.map((sort) => ({ ...emptyQuery, sort, size: 16 as const })),
      ...catalogue.products.slice(0, 5).map(({ name }) => ({ ...emptyQuery, q: name }))
    ]
    const answers = ({ index }: StockedIndex) => everythingIn(index, shop, queries, catalogue.products, reader)
    expect(answers(followed)).toEqual(answers(fresh))
    expect(followed.index.version()).toBe(catalogue.version)
  }
  const priceOf = (product: StoredProduct) => followed.index.stored(product.id)?.combinations[0]?.price

  it("reads one product for one changed price", async () => {
    const product = await first()
    const [combination] = product.combinations
    await run(setPrices(db, [{ combination: combination?.id ?? "", value: 12_345 }], operator))
    // Versions twice, one change, one product with its tags, combinations and special prices: of 60 products there are over 300 rows.
    expect(await rowsRead()).toBeLessThan(60)
    expect(priceOf(product)).toBe(12_345)
    await expectFresh()
  })

  it("reads nothing, and goes on with its answers, when banners, stores or texts change", async () => {
    const find = () => run(followed.index.search.find({ ...emptyQuery, size: 16 }, reader))
    await find()
    const before = await find()
    const version = followed.version()
    await run(
      putContent(db, {
        pages: [{ slug: "about", title: { id: "Tentang", en: "About" }, paragraphs: { id: [], en: [] }, questions: [] }]
      })
    )
    // The versions of the seven parts.
    expect(await rowsRead()).toBe(7)
    expect(followed.version()).not.toBe(version)
    expect(await find()).toBe(before)
  })

  it("takes lists of the merchant without reading a product", async () => {
    const product = await first()
    const list = { name: "trending", title: { id: "Tren", en: "Trends" }, products: [product.id] }
    await run(putLists(db, { ...noLists, lists: [list] }))
    // Versions twice, a change, a list, its product.
    expect(await rowsRead()).toBe(17)
    await expectFresh()
  })

  it("takes products that come, change, are hidden and are removed", async () => {
    const [one, other, third] = drafts
    if (one === undefined || other === undefined || third === undefined) throw new Error("no drafts")
    const writer = catalogueWriterOver(db)
    await run(
      writer.products([
        { ...one, name: "Zaitun Baru", combinations: one.combinations.slice(0, 1) },
        { ...other, active: false },
        { ...third, removed: true },
        { ...one, sourceId: "new", name: "Serum Zaitun" }
      ])
    )
    expect(await rowsRead()).toBeLessThan(120)
    await expectFresh()
    await run(writer.products([{ ...other, active: true }]))
    await followed.refresh()
    await expectFresh()
  })

  it("takes brands and tags that come or have another name, and another order of categories", async () => {
    const writer = catalogueWriterOver(db)
    const { brands, categories, tags } = await run(readStoredCatalogue(db))
    const texts = { wordmark: "ANYELIR", story: { id: "", en: "" } }
    await run(writer.brands([{ ...texts, name: "Anyelir Baru" }]))
    await followed.refresh()
    await expectFresh()
    const [brand] = brands
    if (brand !== undefined) await run(writer.brands([{ ...brand, name: "Kamboja" }]))
    await run(writer.tags(tags.map((tag, at) => (at === 0 ? { ...tag, name: { id: "Wangi", en: "Scented" } } : tag))))
    await followed.refresh()
    await expectFresh()
    const [category] = categories
    if (category !== undefined) await run(writer.categories([{ ...category, position: 99 }]))
    await followed.refresh()
    await expectFresh()
  })

  it("takes special prices of a campaign, and that they are over", async () => {
    const product = await first()
    const [combination] = product.combinations
    if (combination === undefined) throw new Error("no combination")
    const special = {
      price: rupiah(500),
      startsAt: instant(generatedNow - 1_000),
      endsAt: instant(generatedNow + 1_000),
      campaign: "kilat"
    }
    await run(putCampaigns(db, ["kilat"], [{ product: product.id, combination: combination.id, special }]))
    await followed.refresh()
    expect(followed.index.stored(product.id)?.combinations[0]?.specialPrices).toContainEqual(special)
    await expectFresh()
    await run(putCampaigns(db, ["kilat"], []))
    await followed.refresh()
    await expectFresh()
  })

  it("reads everything after a version that has not said what it changed, or when the database is an older one", async () => {
    const product = await first()
    const [combination] = product.combinations
    const byHand = (price: number, version: number) =>
      run(
        db.ask(async (on) => {
          await sql`update combinations set price = ${price} where id = ${combination?.id}`.execute(on)
          await sql`update versions set value = value + ${version} where name = 'catalogue'`.execute(on)
        })
      )
    await byHand(777, 1)
    expect(await rowsRead()).toBeGreaterThan(products)
    expect(priceOf(product)).toBe(777)
    // And again only what has changed.
    await run(setPrices(db, [{ combination: combination?.id ?? "", value: 888 }], operator))
    expect(await rowsRead()).toBeLessThan(60)
    expect(priceOf(product)).toBe(888)
    await byHand(999, -3)
    expect(await rowsRead()).toBeGreaterThan(products)
    expect(priceOf(product)).toBe(999)
    await expectFresh()
  })

  it("reads everything if a quarter of all products has changed", async () => {
    const some = (await all()).slice(0, products / 2)
    const wanted = some.flatMap(({ combinations }) => combinations.map(({ id }) => ({ combination: id, value: 4_321 })))
    await run(setPrices(db, wanted, operator))
    await followed.refresh()
    await expectFresh()
  })

  it("follows while e-gifts are off, too", async () => {
    const toggles = sqlToggles(db)
    const put = (toggle: "egift" | "paper_bag", isOn: boolean) =>
      run(toggles.put({ toggle, isOn, name: "staff", at: generatedNow }))
    await put("paper_bag", false)
    // The versions and the names of what is off.
    expect(await rowsRead()).toBe(8)
    await put("egift", false)
    await followed.refresh()
    await expectFresh()
    const product = await first()
    await run(setPrices(db, [{ combination: product.combinations[0]?.id ?? "", value: 5_000 }], operator))
    expect(await rowsRead()).toBeLessThan(60)
    expect(priceOf(product)).toBe(5_000)
    await expectFresh()
    const card = drafts.at(-1)
    const category = (await all()).find(({ giftCard }) => giftCard)?.category
    if (card === undefined || category === undefined) throw new Error("no gift card")
    // Beside the gift card comes another product: its category is not empty any more.
    const [one] = drafts
    await run(
      catalogueWriterOver(db).products(one ? [{ ...one, sourceId: "beside", category: CategoryId(category) }] : [])
    )
    await followed.refresh()
    await expectFresh()
    await put("egift", true)
    await followed.refresh()
    await expectFresh()
  })
})
