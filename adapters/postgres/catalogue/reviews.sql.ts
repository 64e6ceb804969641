import { Effect } from "effect"
import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { ReviewId, type ReviewNeighbours, type ReviewQuery, type Reviews } from "#core/reviews/review.ts"
import { allReviewsOf } from "#core/reviews/review-address.rule.ts"
import type { PopularQuery, ReviewStore, StoredReview } from "#core/reviews/reviews.port.ts"
import type { Db } from "../engine/db.ts"
import { prepare } from "../engine/quick.ts"
import { watchOf } from "../engine/watched.ts"
import type { Tables } from "../tables.ts"
import { countsOf, highlightedReviews, histogramOf, listReviews } from "./review-list.sql.ts"
import { countNewestPhotos, newestPhotos, photosOfProduct } from "./review-photos.sql.ts"
import { selectReviews, storedOf } from "./review-rows.sql.ts"
import { type ReviewAnswers, reviewAnswers, type Storing, usualLookMs } from "./reviews/review-answers.sql.ts"
import { type ReviewsSummary, summaryOf } from "./reviews/review-summary.sql.ts"

/**
 * The published reviews of the database. All answers but those about one review are stored in the process until what they are about
 * changes. Decision 0116.
 */
export const sqlReviews = (db: Db, storing: Storing = {}): ReviewStore => {
  const answers = reviewAnswers(db, storing)
  // Apart, so that questions about many products never remove what is counted over the whole table.
  const whole = watchOf(db, ["reviews"], { ...storing, staleMs: storing.lookMs ?? usualLookMs, size: 2 })
  const lists = listsOver(db, answers)
  return {
    list: lists.list,
    highlights: (product, reader) =>
      answers.answer(
        "list",
        keyOf("highlights", product, reader.language),
        product,
        Effect.zipWith(
          db.replica.ask((on) => highlightedReviews(on, product, reader)),
          lists.summary(product, reader),
          (items, { traits: _, ageBuckets: __, ...summary }) => ({ items, ...summary })
        )
      ),
    count: (product) => {
      const counted = db.replica.ask((on) => countOf(on, product))
      return product === undefined
        ? whole.keep("count", counted)
        : answers.answer("sum", keyOf("count", product), product, counted)
    },
    review: (id, reader) => db.replica.ask((on) => reviewById(on, id, reader)),
    photos: (product, reader) =>
      answers.answer(
        "list",
        keyOf("photos", product, reader.language),
        product,
        db.replica.ask((on) => photosOfProduct(on, product, reader))
      ),
    newestPhotos: (query, reader) => {
      const { skip, limit, product, userName } = query
      const counted = answers.answer(
        "sum",
        keyOf("photos in all", product, userName),
        product,
        db.replica.ask((on) => countNewestPhotos(on, query))
      )
      const total = product === undefined && userName === undefined ? whole.keep("photos", counted) : counted
      const items = answers.answer(
        "list",
        keyOf("newest photos", product, userName, skip, limit, reader.language),
        product,
        db.replica.ask((on) => newestPhotos(on, query, reader))
      )
      // The number of all photos may be a moment older than they are: neither is stored with the other. Behind the last one nothing is
      // looked for.
      return Effect.flatMap(total, (all) =>
        Effect.map(skip >= all && skip > 0 ? Effect.succeed([]) : items, (found) => ({
          items: found,
          total: all,
          skip
        }))
      )
    },
    popular: (query, reader) =>
      answers.answer(
        "list",
        keyOf("popular", query.brand, query.category, query.expertsOnly, query.limit, reader.language),
        undefined,
        db.replica.ask((on) => popular(on, query, reader))
      )
  }
}

/** Names an answer: what is asked, in an order of its own. */
const keyOf = (...parts: ReadonlyArray<unknown>): string => JSON.stringify(parts)

/** Lists of a product's reviews. Their parts are stored apart: the next page, or another sort, counts nothing again. */
const listsOver = (db: Db, { answer }: ReviewAnswers) => {
  const summary = (product: ProductId, reader: Reader): Effect.Effect<ReviewsSummary, Unavailable> =>
    answer(
      "sum",
      keyOf("all", product, reader.language),
      product,
      db.replica.ask((on) => summaryOf(on, product, reader))
    )
  const histogram = (query: ReviewQuery, ofAll: Reviews["histogram"]) => {
    const filter = filterOf(query)
    return filter === filterOf(allReviewsOf(query.product))
      ? Effect.succeed(ofAll)
      : answer(
          "sum",
          keyOf("stars", filter),
          query.product,
          db.replica.ask((on) => histogramOf(on, query))
        )
  }
  const list: ReviewStore["list"] = (query, reader) =>
    answer(
      "list",
      keyOf("list", filterOf(query), query.ratings.toSorted(), query.sort, query.page, reader.language),
      query.product,
      Effect.gen(function* () {
        const said = yield* summary(query.product, reader)
        const counted = yield* histogram(query, said.histogram)
        const items = yield* db.replica.ask((on) => listReviews(on, query, reader))
        return { ...said, items, ...countsOf(query, counted) }
      })
    )
  return { summary, list }
}

/** All of a filter but the stars. */
const filterOf = ({ product, traits, ageBucket, withPhoto, verified, recommended }: ReviewQuery): string =>
  keyOf(product, traits.toSorted(), ageBucket, withPhoto, verified, recommended)

const countOf = async (on: Kysely<Tables>, product: ProductId | undefined): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from reviews where status = 'published' ${ofProduct(product)}`.execute(on)
  return rows[0]?.count ?? 0
}

const ofProduct = (product: ProductId | undefined) => (product === undefined ? sql`` : sql`and product_id = ${product}`)

interface Beside {
  readonly newer: string | null
  readonly older: string | null
}

/** A published review, and those beside it in the order `newest`. */
const reviewById = async (on: Kysely<Tables>, id: ReviewId, reader: Reader): Promise<StoredReview | undefined> => {
  const published = sql`where reviews.id = ${id} and reviews.status = 'published'`
  const { rows } = await prepare(selectReviews<Beside>(reader, published, { beside: neighbours })).execute(on)
  const [row] = rows
  return row && { ...storedOf(row, reader), neighbours: neighboursOf(row) }
}

// The first condition on the moment is for the index; the second one tells reviews of the same moment apart.
const neighbours = sql`(
    select other.id from reviews as other where other.product_id = reviews.product_id and other.status = 'published'
      and other.created_at >= reviews.created_at and (other.created_at > reviews.created_at or other.id < reviews.id)
    order by other.created_at, other.id desc limit 1
  ) as newer, (
    select other.id from reviews as other where other.product_id = reviews.product_id and other.status = 'published'
      and other.created_at <= reviews.created_at and (other.created_at < reviews.created_at or other.id > reviews.id)
    order by other.created_at desc, other.id limit 1
  ) as older`

const neighboursOf = ({ newer, older }: Beside): ReviewNeighbours => ({
  ...(newer === null ? {} : { newer: ReviewId(newer) }),
  ...(older === null ? {} : { older: ReviewId(older) })
})

const popular = async (
  on: Kysely<Tables>,
  query: PopularQuery,
  reader: Reader
): Promise<ReadonlyArray<StoredReview>> => {
  const chosen = sql`products.active and not products.removed
    ${query.brand === undefined ? sql`` : sql`and products.brand_id = ${query.brand}`}
    ${query.category === undefined ? sql`` : sql`and products.category_id in (${within(query.category)})`}`
  const { rows } = await selectReviews(
    reader,
    sql`join products on products.id = reviews.product_id and ${chosen}
      where reviews.status = 'published' ${query.expertsOnly ? sql`and members.expert` : sql``}
      order by reviews.likes desc, reviews.id limit ${query.limit}`,
    { from: candidates(query, chosen) }
  ).execute(on)
  return rows.map((row) => storedOf(row, reader))
}

/**
 * Reviews among which the popular ones are: few of each product, or those of the experts, where the order of all would be a long
 * way. `offset 0` lets PostgreSQL read those of the experts first, whatever it expects.
 */
const candidates = ({ brand, category, expertsOnly, limit }: PopularQuery, chosen: RawBuilder<unknown>) => {
  if (expertsOnly)
    return sql`(
      select written.* from members cross join lateral (
        select * from reviews where reviews.member_id = members.id and reviews.status = 'published' offset 0
      ) as written where members.expert
    ) as reviews`
  if (brand === undefined && category === undefined) return sql`reviews`
  return sql`(
    select liked.* from products cross join lateral (
      select * from reviews where reviews.product_id = products.id and reviews.status = 'published'
      order by reviews.likes desc, reviews.id limit ${limit}
    ) as liked where ${chosen}
  ) as reviews`
}

/** The category and the two levels that can be below it. D-12. */
const within = (category: string) => sql`
  select id from categories where id = ${category} or parent_id = ${category}
    or parent_id in (select id from categories where parent_id = ${category})`
