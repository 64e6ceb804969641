import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { ReviewId, type ReviewNeighbours } from "#core/reviews/review.ts"
import { allReviewsOf } from "#core/reviews/review-address.rule.ts"
import type { PopularQuery, ReviewStore, StoredReview } from "#core/reviews/reviews.port.ts"
import type { Db } from "../engine/db.ts"
import { watchOf } from "../engine/watched.ts"
import type { Tables } from "../tables.ts"
import {
  countsOf,
  highlightedReviews,
  histogramKey,
  histogramOf,
  listReviews,
  saidOf,
  summedUp
} from "./review-list.sql.ts"
import { newestPhotos, photosOfProduct } from "./review-photos.sql.ts"
import { selectReviews, storedOf } from "./review-rows.sql.ts"

/** Most answers of one kind that are stored in the process. */
const stored = 1_000

/**
 * The published reviews of the database. The popular ones, every count and what all reviews of a product say together are
 * stored in the process until something changes.
 *
 * @param looking when stored answers are compared with the database
 */
export const sqlReviews = (db: Db, looking: { readonly lookMs?: number } = {}): ReviewStore => {
  const watch = watchOf(db, ["reviews", "catalogue"], { ...looking, size: stored })
  const counts = watchOf(db, ["reviews"], { ...looking, size: stored })
  // Apart, so that questions about many products never remove the count that reads the whole table.
  const whole = watchOf(db, ["reviews"], { ...looking, size: 1 })
  return {
    list: (query, reader) =>
      Effect.zipWith(
        counts.keep(
          histogramKey(query),
          db.replica.ask((on) => histogramOf(on, query))
        ),
        Effect.zip(
          db.replica.ask((on) => listReviews(on, query, reader)),
          watch.keep(
            `all of ${query.product} in ${reader.language}`,
            db.replica.ask((on) => summedUp(on, query.product, reader))
          )
        ),
        (histogram, [items, summary]) => ({ items, ...countsOf(query, histogram), ...summary })
      ),
    highlights: (product, reader) =>
      watch.keep(
        `highlights of ${product} in ${reader.language}`,
        db.replica.ask(async (on) => {
          const { all, parts, recommendedPercent } = await saidOf(on, product)
          const histogram = await histogramOf(on, allReviewsOf(product))
          return { items: await highlightedReviews(on, product, reader), histogram, all, parts, recommendedPercent }
        })
      ),
    count: (product) =>
      (product === undefined ? whole : counts).keep(
        `count of ${product}`,
        db.replica.ask(async (on) => {
          const { rows } = await sql<{ count: number }>`
          select count(*) as count from reviews where status = 'published' ${ofProduct(product)}`.execute(on)
          return rows[0]?.count ?? 0
        })
      ),
    review: (id, reader) =>
      db.replica.ask(async (on) => {
        const { rows } = await selectReviews(
          reader,
          sql`where reviews.id = ${id} and reviews.status = 'published'`
        ).execute(on)
        const [row] = rows
        return row && { ...storedOf(row, reader), neighbours: await neighboursOf(on, id) }
      }),
    photos: (product, reader) => db.replica.ask((on) => photosOfProduct(on, product, reader)),
    newestPhotos: (query, reader) => db.replica.ask((on) => newestPhotos(on, query, reader)),
    popular: (query, reader) =>
      watch.keep(
        JSON.stringify([query, reader.language]),
        db.replica.ask((on) => popular(on, query, reader))
      )
  }
}

const ofProduct = (product: ProductId | undefined) => (product === undefined ? sql`` : sql`and product_id = ${product}`)

/** The reviews beside a published one in the order `newest`. */
const neighboursOf = async (on: Kysely<Tables>, id: ReviewId): Promise<ReviewNeighbours> => {
  const { rows } = await sql<{ newer: string | null; older: string | null }>`
    select (
      select id from reviews where product_id = shown.product_id and status = 'published'
        and (created_at > shown.created_at or created_at = shown.created_at and id < shown.id)
      order by created_at, id desc limit 1
    ) as newer, (
      select id from reviews where product_id = shown.product_id and status = 'published'
        and (created_at < shown.created_at or created_at = shown.created_at and id > shown.id)
      order by created_at desc, id limit 1
    ) as older
    from reviews as shown where shown.id = ${id}`.execute(on)
  const { newer, older } = rows[0] ?? { newer: null, older: null }
  return {
    ...(newer === null ? {} : { newer: ReviewId(newer) }),
    ...(older === null ? {} : { older: ReviewId(older) })
  }
}

const popular = async (
  on: Kysely<Tables>,
  { brand, category, expertsOnly, limit }: PopularQuery,
  reader: Reader
): Promise<ReadonlyArray<StoredReview>> => {
  const { rows } = await selectReviews(
    reader,
    sql`join products on products.id = reviews.product_id and products.active and not products.removed
      where reviews.status = 'published'
      ${brand === undefined ? sql`` : sql`and products.brand_id = ${brand}`}
      ${category === undefined ? sql`` : sql`and products.category_id in (${within(category)})`}
      ${expertsOnly ? sql`and members.expert` : sql``}
      order by reviews.likes desc, reviews.id limit ${limit}`
  ).execute(on)
  return rows.map((row) => storedOf(row, reader))
}

/** The category and the two levels that can be below it. D-12. */
const within = (category: string) => sql`
  select id from categories where id = ${category} or parent_id = ${category}
    or parent_id in (select id from categories where parent_id = ${category})`
