import { createHash } from "node:crypto"
import { Effect } from "effect"
import { writeAds } from "#adapters/postgres/ads/ads.sql.ts"
import { catalogueWriterOver } from "#adapters/postgres/catalogue/catalogue-writer.sql.ts"
import { putContent } from "#adapters/postgres/catalogue/content-writer.sql.ts"
import { putCampaigns, putLists } from "#adapters/postgres/catalogue/lists-writer.sql.ts"
import { putReviews, putWriters, rateProducts } from "#adapters/postgres/catalogue/review-writer.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { putArticles } from "#adapters/postgres/journal/journal.sql.ts"
import { putRows } from "#adapters/postgres/rows.ts"
import { putVouchers } from "#adapters/postgres/selling/voucher-writer.sql.ts"
import { moment } from "#adapters/postgres/tables.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { type Instant, jakartaDay } from "#core/kernel/moment.ts"
import { usualCouriers } from "#core/shipping/couriers.ts"
import { adsOf } from "./ads.ts"
import { type Calendar, calendarOf } from "./calendar.ts"
import { campaignNames, offersOf } from "./campaigns.ts"
import { bannersOf, listsOf, pagesOf } from "./content.ts"
import { type DemoData, demoFiles, readDemoData, readText } from "./data.ts"
import { egiftTemplatesOf } from "./egift-templates.ts"
import { giftsOf } from "./gifts.ts"
import { brandDraft, categoryDraft, placesOf, productDraft } from "./goods.ts"
import { articlesOf } from "./journal.ts"
import { type Gallery, readGallery } from "./pictures.ts"
import { recordsOf, writerOf } from "./reviewers.ts"
import { selectionsOf } from "./selections.ts"
import { storeShares, storeStockOf } from "./store-stock.ts"
import { vouchersOf } from "./vouchers.ts"

/** Reviews written at once. */
const batch = 1_000

/**
 * Puts the demo shop into the database. It plays today: its calendar is moved so that what runs in it runs now, and every
 * start on a later day moves what runs along. Putting it in again changes nothing else; a half-finished seed is finished, and
 * other data changes everything but the units of what has been on sale.
 */
export const seedDemo = (db: Db, now: Instant): Effect.Effect<void, Unavailable> =>
  Effect.gen(function* () {
    const [made, played] = [fingerprint(), jakartaDay(now)]
    const marks = yield* db.ask((on) => on.selectFrom("seeds").select(["name", "fingerprint"]).execute())
    const marked = new Map(marks.map((mark) => [mark.name, mark.fingerprint]))
    const isMade = marked.get("demo") === made
    if (isMade && marked.get("demo-day") === played) return
    const data = readDemoData()
    const [gallery, calendar] = [readGallery(), calendarOf(now)]
    if (!isMade) yield* putLasting(db, data, gallery, calendar)
    yield* putRunning(db, data, gallery, calendar)
    yield* mark(db, "demo-day", played, now)
    yield* mark(db, "demo", made, now)
  })

const putLasting = Effect.fnUntraced(function* (db: Db, data: DemoData, gallery: Gallery, calendar: Calendar) {
  const [writer, places] = [catalogueWriterOver(db), placesOf(data)]
  yield* writer.countries(data.countries)
  yield* writer.categories(data.categories.map(categoryDraft(gallery, places)))
  yield* writer.brands(data.brands.map(brandDraft))
  yield* writer.tags(data.tags)
  yield* writer.synonyms(data.synonyms)
  const { refused } = yield* writer.products(data.products.map(productDraft(gallery, places, calendar)), {
    keepStock: true
  })
  if (refused.length > 0) return yield* Effect.die(new Error(`the demo shop is refused: ${JSON.stringify(refused)}`))
  yield* putWriters(db, data.members.map(writerOf(calendar)))
  const records = recordsOf(data, gallery, calendar)
  for (let from = 0; from < records.length; from += batch) yield* putReviews(db, records.slice(from, from + batch))
  yield* rateProducts(db)
  yield* putLists(db, listsOf(data, places))
  const { shop: identity, banks, stores } = data
  yield* putContent(db, {
    identity,
    banks,
    couriers: usualCouriers,
    stores,
    pages: pagesOf(data),
    egiftTemplates: egiftTemplatesOf(data, gallery),
    ...selectionsOf(data, places)
  })
  // Units of what is there already stay: orders have taken of them.
  const stock = storeStockOf(data)
  yield* db.ask((on) => putRows(on, "store_stock", stock, ["combination_id", "store_id"], ["stock"]))
})

const putRunning = Effect.fnUntraced(function* (db: Db, data: DemoData, gallery: Gallery, calendar: Calendar) {
  const banners = bannersOf(data, placesOf(data), gallery, calendar)
  yield* putContent(db, { banners, gifts: giftsOf(data, placesOf(data), calendar) })
  yield* writeAds(db, adsOf(data, placesOf(data), gallery, calendar))
  yield* putVouchers(db, vouchersOf(data, placesOf(data), calendar))
  yield* putArticles(db, articlesOf(data, calendar))
  yield* putCampaigns(db, campaignNames, offersOf(data.products, calendar))
})

const mark = (db: Db, name: string, fingerprint: string, now: Instant) =>
  db.ask((on) =>
    on
      .insertInto("seeds")
      .values({ name, fingerprint, at: moment(now) })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ fingerprint, at: moment(now) }))
      .execute()
  )

/** Digest of the demo shop's data: a different one means that it is written again. */
const fingerprint = (): string => {
  const hash = createHash("sha256")
  for (const file of demoFiles) hash.update(readText(file))
  hash.update(JSON.stringify(usualCouriers))
  hash.update(JSON.stringify(storeShares))
  return hash.digest("hex")
}
