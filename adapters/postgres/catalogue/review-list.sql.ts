import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { criticalStars, highlightsOf, highlightsShown } from "#core/reviews/highlights.rule.ts"
import { type Review, type ReviewQuery, type ReviewSort, type Reviews, reviewsPerPage } from "#core/reviews/review.ts"
import { allReviewsOf } from "#core/reviews/review-address.rule.ts"
import { prepare } from "../engine/quick.ts"
import type { Tables } from "../tables.ts"
import { reviewOf, selectReviews } from "./review-rows.sql.ts"

/** A page of a product's reviews. */
export const listReviews = async (
  on: Kysely<Tables>,
  query: ReviewQuery,
  reader: Reader,
  most = reviewsPerPage
): Promise<ReadonlyArray<Review>> => {
  const order = reviewOrder[query.sort]
  const page = sql`(
    select * from reviews where ${fits(query)} and ${fitsRatings(query)}
    order by ${order} limit ${sql.lit(most)} offset ${(query.page - 1) * most}
  ) as reviews`
  const { rows } = await prepare(selectReviews(reader, sql`order by ${order}`, { from: page })).execute(on)
  return rows.map((row) => reviewOf(row, reader))
}

/** The reviews that the page of a product shows. */
export const highlightedReviews = async (
  on: Kysely<Tables>,
  product: ProductId,
  reader: Reader
): Promise<ReadonlyArray<Review>> => {
  const all = allReviewsOf(product)
  const [critical] = await listReviews(on, { ...all, ratings: criticalRatings }, reader, 1)
  return highlightsOf(await listReviews(on, all, reader, highlightsShown), critical)
}

/** Stars that are counted. */
const wholeStars = [1, 2, 3, 4, 5]
const criticalRatings = wholeStars.filter((stars) => stars <= criticalStars)

/** Returns how many reviews a query lists in all, with the histogram beside the filter by stars. */
export const countsOf = (
  { ratings }: ReviewQuery,
  histogram: Reviews["histogram"]
): Pick<Reviews, "total" | "histogram"> => {
  const shown = ratings.length > 0 ? ratings : wholeStars
  return { total: shown.reduce((sum, stars) => sum + (histogram[stars - 1] ?? 0), 0), histogram }
}

/** All filters but the stars, which the histogram counts. */
const fits = ({ product, traits, ageBucket, withPhoto, verified, recommended }: ReviewQuery) =>
  sql.join(
    [
      sql`reviews.product_id = ${product} and reviews.status = 'published'`,
      ...(traits.length > 0 ? [sql`reviews.traits ?| ${[...traits]}::text[]`] : []),
      ...(ageBucket === undefined ? [] : [sql`reviews.age_bucket = ${ageBucket}`]),
      ...(withPhoto ? [sql`reviews.pictures <> '[]'::jsonb`] : []),
      ...(verified ? [sql`reviews.verified`] : []),
      ...(recommended ? [sql`reviews.recommended`] : [])
    ],
    sql` and `
  )

const fitsRatings = ({ ratings }: ReviewQuery) =>
  ratings.length > 0 ? sql`floor(reviews.rating)::integer = any(${[...ratings]}::integer[])` : sql`true`

/** How reviews are ordered. D-43. */
export const reviewOrder: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  "most-liked": sql`reviews.helpful desc, reviews.id`,
  newest: sql`reviews.created_at desc, reviews.id`,
  highest: sql`reviews.rating desc, reviews.helpful desc, reviews.id`,
  lowest: sql`reviews.rating, reviews.helpful desc, reviews.id`
}

/** Published reviews that fit everything but the filter by stars, by stars from 1 to 5. */
export const histogramOf = async (on: Kysely<Tables>, query: ReviewQuery): Promise<Reviews["histogram"]> => {
  const { rows } = await prepare(sql<{ stars: number; count: number }>`
    select floor(reviews.rating)::integer as stars, count(*) as count from reviews where ${fits(query)} group by 1`).execute(
    on
  )
  const counts = new Map(rows.map(({ stars, count }) => [stars, count]))
  const of = (stars: number) => counts.get(stars) ?? 0
  return [of(1), of(2), of(3), of(4), of(5)]
}
