import { Effect } from "effect"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { catalogueWriterOver } from "#adapters/postgres/catalogue/catalogue-writer.sql.ts"
import { putCampaigns } from "#adapters/postgres/catalogue/lists-writer.sql.ts"
import { readStoredCatalogue } from "#adapters/postgres/catalogue/stored-catalogue.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import type { CatalogueWriter, CategoryDraft } from "#core/catalogue/catalogue-writer.port.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import type { StoredCatalogue } from "#core/catalogue/stored.ts"
import { noLists } from "#core/catalogue/stored-lists.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { surroundingsIn, termsOf } from "#core/search/words/terms.rule.ts"
import { anyCatalogue, runs } from "#specs/arbitraries.ts"
import { keepCatalogue } from "#specs/contracts/stored-catalogue.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { combination, product, words } from "./drafts.ts"

describe.each(engines)("the catalogue's writer on %s", (engine) => {
  let db: Db
  let writer: CatalogueWriter
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const read = () => run(readStoredCatalogue(db))
  const brand = (name: string) => ({ name, wordmark: name, story: words("") })

  /** Words of which the vocabulary does not hold as many as there are. */
  const miscounted = async () => {
    const { rows } = await run(
      db.ask((on) =>
        sql<{ term: string }>`
          select coalesce(vocabulary.term, counted.term) as term from vocabulary full join (
            select term, count(*) as products from terms group by term
          ) as counted on counted.term = vocabulary.term
          where vocabulary.products is distinct from counted.products`.execute(on)
      )
    )
    return rows
  }

  beforeAll(async () => {
    db = await freshDatabase(engine)
    writer = catalogueWriterOver(db)
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await run(
      db.ask((on) =>
        sql`truncate countries, categories, brands, slugs, tags, products, vocabulary, synonyms cascade`.execute(on)
      )
    )
    await run(writer.brands([brand("Kenanga")]))
  })

  it("keeps everything a catalogue says", () =>
    fc.assert(
      fc.asyncProperty(anyCatalogue, async (catalogue) => {
        await keepCatalogue(db, catalogue, noLists)
        const { version: _, ...product } = await read()
        const { version: __, ...given } = catalogue
        expect(comparable(product)).toEqual(comparable(given))
      }),
      runs(3, 160)
    ))

  it("changes nothing when the same is put in again", async () => {
    const put = async () => {
      await run(writer.categories([{ name: words("Wajah"), featured: true, position: 1 }]))
      await run(writer.brands([brand("Kenanga"), brand("Surya")]))
      await run(writer.tags([{ id: "halal", group: "claim", name: words("Halal") }]))
      await run(writer.synonyms([["lipstik", "gincu"]]))
      return run(writer.products([product("1"), product("2", { tags: ["halal"] })]))
    }
    expect(await put()).toMatchObject({ added: [10_000, 10_001], changed: [], unchanged: 0 })
    const before = await read()
    expect(await put()).toEqual({ added: [], changed: [], unchanged: 2, refused: [] })
    expect(await read()).toEqual(before)
  })

  it("writes what changed and keeps number, address and rating of the product", async () => {
    await run(writer.products([product("1"), product("2")]))
    await run(db.ask((on) => on.updateTable("products").set({ average_rating: 4.5, total_reviews: 2 }).execute()))
    const { version } = await read()
    const written = await run(writer.products([product("1", { name: "Serum Baru" }), product("2")]))
    expect(written).toMatchObject({ added: [], changed: [10_000], unchanged: 1 })
    const after = await read()
    expect(after.version).toBe(version + 1)
    expect(after.products[0]).toMatchObject({
      id: 10_000,
      slug: "serum-1",
      name: "Serum Baru",
      averageRating: 4.5,
      totalReviews: 2
    })
  })

  it("leaves special prices of operations alone, and replaces those of the feed itself", async () => {
    await run(writer.brands([brand("Kenanga")]))
    const [startsAt, endsAt] = [instant(Date.UTC(2026, 10, 1)), instant(Date.UTC(2026, 11, 1))]
    const sale = (price: number) => [combination("x", { specialPrices: [{ price: rupiah(price), startsAt, endsAt }] })]
    await run(writer.products([product("1", { combinations: sale(40_000) })]))
    const [stored] = (await read()).products
    const id = stored?.combinations[0]?.id
    if (stored === undefined || id === undefined) throw new Error("the product was not stored")
    const later = instant(startsAt + 3_600_000)
    const special = { price: rupiah(30_000), startsAt: later, endsAt, quota: 5, campaign: "kilat" }
    await run(putCampaigns(db, ["kilat"], [{ product: stored.id, combination: id, special }]))
    await run(writer.products([product("1", { name: "Serum baru", combinations: sale(41_000) })]))
    const now = (await read()).products[0]
    expect(now?.name).toBe("Serum baru")
    expect(now?.combinations[0]?.specialPrices).toEqual([{ price: 41_000, startsAt, endsAt }, special])
    // A feed whose price begins at the same moment does not replace it.
    const same = [combination("x", { specialPrices: [{ price: rupiah(20_000), startsAt: later, endsAt }] })]
    await run(writer.products([product("1", { combinations: same })]))
    expect((await read()).products[0]?.combinations[0]?.specialPrices).toEqual([special])
  })

  it("switches a combination off that a feed does not name any more", async () => {
    const both = [combination("v1"), combination("v2", { isDefault: false })]
    await run(writer.products([product("1", { combinations: both })]))
    await run(writer.products([product("1", { combinations: [combination("v2")] })]))
    const [found] = (await read()).products
    expect(found?.combinations.map(({ id, active, isDefault }) => [id, active, isDefault])).toEqual([
      ["10000-v1", false, false],
      ["10000-v2", true, true]
    ])
  })

  it("refuses a product it cannot keep and writes the others of the batch", async () => {
    const noDefault = [combination("v1", { isDefault: false })]
    const { added, refused } = await run(
      writer.products([
        product("none", { combinations: [] }),
        product("no default", { combinations: noDefault }),
        product("twice", { combinations: [combination("v1"), combination("v1", { isDefault: false })] }),
        product("brand", { brand: BrandId(99) }),
        product("tag", { tags: ["unknown"] }),
        product("fine"),
        product("fine")
      ])
    )
    expect(added).toEqual([10_000])
    expect(refused.map(({ sourceId, problem }) => `${sourceId}: ${problem}`)).toEqual([
      "none: no-combination",
      "no default: no-default-combination",
      "twice: same-combination-twice",
      "brand: brand-unknown",
      "tag: tag-unknown",
      "fine: same-product-twice"
    ])
  })

  it("gives every category and brand an address of its own", async () => {
    const [face, other, hair] = await run(
      writer.categories([
        { name: words("Kenanga"), featured: true, position: 1 },
        { name: words("Theme"), featured: false, position: 2 },
        { name: words("Rambut"), featured: false, position: 3 }
      ])
    )
    const brands = await run(writer.brands([brand("Rambut"), brand("KENANGA"), brand("3 Ratu")]))
    expect([face?.slug, other?.slug, hair?.slug]).toEqual(["kenanga-2", "theme-2", "rambut"])
    expect(brands.map(({ id, slug }) => [id, slug])).toEqual([
      [2, "rambut-2"],
      [1, "kenanga"],
      [3, "3ratu"]
    ])
  })

  it("remembers since when a product has been there, where the feed does not say", async () => {
    const [first, later] = [instant(1_790_000_000_000), instant(1_790_086_400_000)]
    const dated = product("2", { firstActive: first })
    await run(writer.products([product("1"), dated, product("3", { active: false })], { arrivedAt: later }))
    const dates = async () => (await read()).products.map(({ firstActive }) => firstActive)
    expect(await dates()).toEqual([later, first, undefined])
    const again = instant(later + 86_400_000)
    const { changed, unchanged } = await run(
      writer.products([product("1", { name: "Serum Baru" }), dated, product("3")], { arrivedAt: again })
    )
    expect([changed, unchanged]).toEqual([[10_000, 10_002], 1])
    expect(await dates()).toEqual([later, first, again])
  })

  it("leaves the units of what is there alone, where it is asked to", async () => {
    const units = async () => (await read()).products[0]?.combinations.map(({ id, stock }) => [id, stock])
    await run(writer.products([product("1")]))
    await run(db.ask((on) => on.updateTable("combinations").set({ stock: 1 }).execute()))
    const more = [combination("v1", { price: rupiah(60_000) }), combination("v2", { isDefault: false })]
    await run(writer.products([product("1", { combinations: more })], { keepStock: true }))
    expect(await units()).toEqual([
      ["10000-v1", 1],
      ["10000-v2", 3]
    ])
    expect((await read()).products[0]?.combinations[0]?.price).toBe(60_000)
    await run(writer.products([product("1")]))
    expect((await units())?.[0]).toEqual(["10000-v1", 3])
  })

  it("finds products by the new names of their brand, categories and tags, and not by the old ones", async () => {
    const category = (id: string, name: string, parent?: string): CategoryDraft => ({
      id: CategoryId(id),
      name: words(name),
      featured: false,
      position: 1,
      ...(parent !== undefined && { parent: CategoryId(parent) })
    })
    await run(writer.categories([category("1", "Wajah"), category("2", "Riasan", "1"), category("3", "Bedak", "2")]))
    await run(writer.tags([{ id: "tone", group: "tone", name: words("Cerah") }]))
    const placed = { category: CategoryId("3"), tags: ["tone"] }
    await run(writer.products([product("1", placed), product("2")]))
    await run(writer.categories([category("1", "Muka")]))
    await run(writer.brands([{ ...brand("Rimba"), id: BrandId(1) }]))
    await run(writer.tags([{ id: "tone", group: "tone", name: words("Terang") }]))
    const terms = await run(db.ask((on) => on.selectFrom("terms").selectAll().execute()))
    const { products, ...places } = await read()
    const surroundingsOf = surroundingsIn(places)
    expect(terms.map(({ term, product_id: id, weight }) => `${id} ${term} ${weight}`).toSorted()).toEqual(
      products
        .flatMap((one) => [...termsOf(one, surroundingsOf(one))].map(([term, weight]) => `${one.id} ${term} ${weight}`))
        .toSorted()
    )
    expect(terms.map(({ term }) => term)).toEqual(expect.arrayContaining(["muka", "rimba", "terang"]))
    expect(await miscounted()).toEqual([])
  })

  it("counts in how many products each word occurs", async () => {
    await run(writer.products([product("1"), product("2"), product("3", { name: "Toner Mawar" })]))
    await run(writer.products([product("2", { name: "Masker" }), product("3", { active: false })]))
    expect(await miscounted()).toEqual([])
    const mawar = await run(
      db.ask((on) => on.selectFrom("vocabulary").selectAll().where("term", "=", "mawar").execute())
    )
    expect(mawar).toEqual([])
  })
})

/** A catalogue without the order in which things were put in; a product's tags stand in that of the tags themselves. */
const comparable = ({ categories, products, ...rest }: Omit<StoredCatalogue, "version">) => ({
  ...rest,
  categories: categories.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  products: products
    .map((product) => ({ ...product, tags: product.tags.toSorted() }))
    .toSorted((one, other) => one.id - other.id)
})
