import { existsSync, readdirSync } from "node:fs"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { calendarOf } from "#adapters/demo/calendar.ts"
import { offersOf } from "#adapters/demo/campaigns.ts"
import { bannersOf } from "#adapters/demo/content.ts"
import { readDemoData } from "#adapters/demo/data.ts"
import { placesOf } from "#adapters/demo/goods.ts"
import { readGallery } from "#adapters/demo/pictures.ts"
import { seedDemo } from "#adapters/demo/seed.ts"
import { sqlBanners } from "#adapters/postgres/banners.sql.ts"
import { sqlReviews } from "#adapters/postgres/catalogue/reviews.sql.ts"
import { readStoredCatalogue } from "#adapters/postgres/catalogue/stored-catalogue.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlStores } from "#adapters/postgres/selling/stores.sql.ts"
import { bannerGroups } from "#core/banners/banner.ts"
import { runningAt } from "#core/banners/running.rule.ts"
import {
  brandPath,
  categoryPath,
  productPath,
  promotionPath,
  searchPath,
  tagPath,
  textPath
} from "#core/catalogue/links.ts"
import type { StoredCatalogue, StoredPicture } from "#core/catalogue/stored.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import { averageOf } from "#core/reviews/rating.rule.ts"
import type { ReviewStore } from "#core/reviews/reviews.port.ts"
import { parseQuery, printQuery } from "#core/search/address.rule.ts"
import { freshDatabase, shopEngines } from "#specs/database.ts"

const now = instant(Date.parse("2027-03-05T14:00:00Z"))
const data = readDemoData()
const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

describe.each(shopEngines)("the demo shop on %s", (engine) => {
  let db: Db
  let catalogue: StoredCatalogue
  let reviews: ReviewStore

  beforeAll(async () => {
    db = await freshDatabase(engine)
    await run(seedDemo(db, now))
    catalogue = await run(readStoredCatalogue(db))
    reviews = sqlReviews(db)
  })
  afterAll(() => db.close())

  const versions = () => run(db.ask((on) => on.selectFrom("versions").selectAll().orderBy("name").execute()))

  it("has everything", async () => {
    expect(catalogue.products).toHaveLength(330)
    expect(catalogue.brands).toHaveLength(52)
    expect(catalogue.categories).toHaveLength(107)
    expect(await run(reviews.count(undefined))).toBe(6_508)
    expect(await run(sqlStores(db).stores)).toHaveLength(16)
    const groups = new Set((await run(sqlBanners(db).banners)).map(({ group }) => group))
    expect(bannerGroups.filter((group) => !groups.has(group))).toEqual([])
  })

  it("is not put in twice", async () => {
    const before = await versions()
    await run(seedDemo(db, instant(now + 60_000)))
    expect(await versions()).toEqual(before)
  })

  it("takes other data without bringing back what was sold", async () => {
    const [first] = catalogue.products
    const sold = first?.combinations[0]?.id ?? ""
    await run(
      db.ask(async (on) => {
        await on.updateTable("seeds").set({ fingerprint: "of other data" }).where("name", "=", "demo").execute()
        const before = { name: "As it was called", fingerprint: "of other data" }
        await on.updateTable("products").set(before).where("id", "=", Number(first?.id)).execute()
        await on.updateTable("combinations").set({ stock: 1 }).where("id", "=", sold).execute()
      })
    )
    await run(seedDemo(db, now))
    const after = (await run(readStoredCatalogue(db))).products.find(({ id }) => id === first?.id)
    expect(after?.name).toBe(first?.name)
    expect(after?.combinations.map(({ id, stock }) => [id, stock])).toEqual(
      first?.combinations.map(({ id, stock }) => [id, id === sold ? 1 : stock])
    )
  })

  it("rates each product by its reviews", async () => {
    const ratings = await run(
      db.ask((on) =>
        on.selectFrom("reviews").select(["product_id", "rating"]).where("status", "=", "published").execute()
      )
    )
    const byProduct = Map.groupBy(ratings, (row) => row.product_id)
    for (const { id, averageRating, totalReviews } of catalogue.products) {
      const own = (byProduct.get(id) ?? []).map(({ rating }) => rating)
      expect([id, averageRating, totalReviews]).toEqual([id, averageOf(own), own.length])
    }
  })

  it("has its reviews written before today, its pre-orders delivered after it", async () => {
    const newest = await run(
      db.ask((on) => on.selectFrom("reviews").select("created_at").orderBy("created_at", "desc").limit(1).execute())
    )
    expect(newest[0]?.created_at).toBeLessThan(now)
    expect(newest[0]?.created_at).toBeGreaterThan(now - 3 * dayMs)
    const orders = catalogue.products.flatMap(({ combinations }) => combinations.filter(({ preOrder }) => preOrder))
    expect(orders).not.toEqual([])
    for (const { deliveryDate } of orders) expect(deliveryDate).toBeGreaterThan(now)
  })

  it("finds the most liked reviews of a brand, of a category and of everything", async () => {
    const reader = { language: "id", now } as const
    const products = new Map(catalogue.products.map((product) => [Number(product.id), product]))
    const parents = new Map(catalogue.categories.map(({ id, parent }) => [id, parent]))
    const isWithin = (id: string | undefined, above: string): boolean =>
      id !== undefined && (id === above || isWithin(catalogue.categories.find((one) => one.id === id)?.parent, above))
    const mostLiked = (fits: (product: StoredCatalogue["products"][number]) => boolean) =>
      data.reviews
        .filter(({ product }) => {
          const found = products.get(product)
          return found?.active === true && fits(found)
        })
        .toSorted((one, other) => other.likes - one.likes || (one.id < other.id ? -1 : 1))
        .slice(0, 10)
        .map(({ id }) => id)
    const [brand] = catalogue.brands
    const [category] = catalogue.categories
    if (!brand || !category) throw new Error("an empty catalogue")
    expect(parents.get(category.id)).toBeUndefined()
    const ids = async (query: Omit<Parameters<ReviewStore["popular"]>[0], "limit">) =>
      (await run(reviews.popular({ ...query, limit: 10 }, reader))).map(({ review }) => review.id)
    expect(await ids({})).toEqual(mostLiked(() => true))
    expect(await ids({ brand: brand.id })).toEqual(mostLiked((product) => product.brand === brand.id))
    expect(await ids({ category: category.id })).toEqual(
      mostLiked((product) => isWithin(product.category, category.id))
    )
    for (const { review } of await run(reviews.popular({ expertsOnly: true, limit: 10 }, reader)))
      expect(review.reviewer.expert && review.reviewer.title).toBeTruthy()
  })

  it("leads with every banner to a page it has", async () => {
    const banners = await run(sqlBanners(db).banners)
    const pages = await run(sqlStores(db).pages)
    const link = ({ id, slug, name }: { id: string; slug: string; name: { id: string } }) => ({
      id: id as never,
      slug,
      name: name.id
    })
    const categories = new Map(catalogue.categories.map((category) => [category.id, link(category)]))
    const known = new Set<string>([
      "/stores",
      searchPath("niacinamide"),
      ...catalogue.categories.map((category) => categoryPath(link(category))),
      ...catalogue.brands.map(brandPath),
      ...catalogue.tags.map(({ id }) => tagPath(id)),
      ...data.lists.promotions.map(({ slug }) => promotionPath(slug)),
      ...pages.map(({ slug }) => textPath(slug)),
      ...catalogue.products.map((product) => {
        const category = product.category && categories.get(product.category)
        return productPath({ id: product.id, slug: product.slug, ...(category && { category }) })
      })
    ])
    const lost = banners.flatMap(({ link = "/stores" }) => {
      const [path, search = ""] = link.split("?")
      const asks = printQuery(parseQuery(new URLSearchParams(search)))
      return known.has(link) || (path === "/search" && asks === search && asks !== "") ? [] : [link]
    })
    expect(lost).toEqual([])
  })

  it("moves what runs along when it is started on a later day, and nothing else", async () => {
    const later = instant(now + 100 * dayMs)
    await run(seedDemo(db, later))
    const moved = await run(readStoredCatalogue(db))
    const withoutPrices = ({ products }: StoredCatalogue) =>
      products.map(({ combinations, ...product }) => ({ ...product, prices: combinations.map(({ price }) => price) }))
    expect(withoutPrices(moved)).toEqual(withoutPrices(catalogue))
    const running = (await run(sqlBanners(db).banners)).filter((banner) => runningAt(banner, later))
    expect(running.length).toBeGreaterThan(20)
  })
})

describe("the demo shop", () => {
  const gallery = readGallery()

  it.each(["2024-01-01T00:00:00Z", "2026-11-20T05:00:00Z", "2027-06-30T22:30:00Z", "2031-12-31T11:00:00Z"])(
    "has one flash sale with lower prices at any hour of a week begun at %s",
    (start) => {
      const calendar = calendarOf(instant(Date.parse(start)))
      const banners = bannersOf(data, placesOf(data), gallery, calendar)
      const offers = offersOf(data.products, calendar)
      const prices = new Map(
        data.products.flatMap(({ combinations }) => combinations.map(({ id, price }) => [id, price]))
      )
      for (let hours = 0; hours < 7 * 24; hours++) {
        const at: Instant = instant(Date.parse(start) + hours * 3_600_000)
        const sales = banners.filter((one) => one.group === "regular_flashsale_theme" && runningAt(one, at))
        expect(sales).toHaveLength(1)
        const on = offers.filter(({ special }) => special.startsAt <= at && at < special.endsAt)
        for (const { combination, special } of on) expect(special.price).toBeLessThan(prices.get(combination) ?? 0)
        const offered = new Set(on.map(({ product }) => product))
        for (const product of sales.flatMap(({ products }) => products)) expect(offered.has(product)).toBe(true)
      }
    }
  )

  it("shows each category of home with a picture of its own", () => {
    const pictured = data.categories.flatMap(({ disc }) => (disc === undefined ? [] : [disc]))
    expect(pictured.length).toBeGreaterThan(8)
    expect(new Set(pictured).size).toBe(pictured.length)
  })

  it("has a file for every width of every picture, and no other file", () => {
    const folder = new URL("../../adapters/demo/pictures/", import.meta.url)
    const named = (picture: StoredPicture) => {
      const name = picture.src.replace("/media/", "")
      return [
        ...picture.avif.map((width) => `${name}-${width}.avif`),
        ...picture.webp.map((width) => `${name}-${width}.webp`)
      ]
    }
    const files = new Set(gallery.all.flatMap(named))
    for (const file of files) expect(existsSync(new URL(file, folder)), file).toBe(true)
    expect(readdirSync(folder).filter((file) => !files.has(file))).toEqual(["manifest.jsonl"])
  })
})
