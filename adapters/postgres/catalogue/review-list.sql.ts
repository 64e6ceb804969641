import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { criticalStars, highlightsOf, highlightsShown } from "#core/reviews/highlights.rule.ts"
import {
  type Review,
  type ReviewQuery,
  type ReviewSort,
  type Reviews,
  reviewsPerPage,
  type StarPart,
  starParts
} from "#core/reviews/review.ts"
import { allReviewsOf } from "#core/reviews/review-address.rule.ts"
import type { Tables } from "../tables.ts"
import { reviewOf, selectReviews, words } from "./review-rows.sql.ts"

type Summary = Pick<Reviews, "all" | "parts" | "recommendedPercent" | "traits" | "ageBuckets">

/** A page of a product's reviews. */
export const listReviews = async (
  on: Kysely<Tables>,
  query: ReviewQuery,
  reader: Reader,
  most = reviewsPerPage
): Promise<ReadonlyArray<Review>> => {
  const { rows } = await selectReviews(
    reader,
    sql`where ${fits(query)} and ${fitsRatings(query)}
      order by ${reviewOrder[query.sort]} limit ${most} offset ${(query.page - 1) * most}`
  ).execute(on)
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

const criticalRatings = [1, 2, 3, 4, 5].filter((stars) => stars <= criticalStars)

/** Returns how many reviews a query lists in all, with the histogram beside the filter by stars. */
export const countsOf = (
  { ratings }: ReviewQuery,
  histogram: Reviews["histogram"]
): Pick<Reviews, "total" | "histogram"> => {
  const shown = ratings.length > 0 ? ratings : [1, 2, 3, 4, 5]
  return { total: shown.reduce((sum, stars) => sum + (histogram[stars - 1] ?? 0), 0), histogram }
}

/** Returns the summary of all reviews of a product. */
export const summedUp = async (on: Kysely<Tables>, product: ProductId, reader: Reader): Promise<Summary> => ({
  ...(await saidOf(on, product)),
  traits: await traitsOf(on, product, reader),
  ageBuckets: await agesOf(on, product)
})

/** All filters but the stars, which the histogram counts. */
const fits = ({ product, traits, ageBucket, withPhoto, verified, recommended }: ReviewQuery) =>
  sql.join(
    [
      sql`reviews.product_id = ${product} and reviews.status = 'published'`,
      ...(traits.length > 0 ? [sql`reviews.traits ?| array[${sql.join(traits)}]::text[]`] : []),
      ...(ageBucket === undefined ? [] : [sql`reviews.age_bucket = ${ageBucket}`]),
      ...(withPhoto ? [sql`reviews.pictures <> '[]'::jsonb`] : []),
      ...(verified ? [sql`reviews.verified`] : []),
      ...(recommended ? [sql`reviews.recommended`] : [])
    ],
    sql` and `
  )

const fitsRatings = ({ ratings }: ReviewQuery) =>
  ratings.length > 0 ? sql`floor(reviews.rating)::integer in (${sql.join(ratings)})` : sql`true`

/** How reviews are ordered. D-43. */
export const reviewOrder: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  "most-liked": sql`reviews.helpful desc, reviews.id`,
  newest: sql`reviews.created_at desc, reviews.id`,
  highest: sql`reviews.rating desc, reviews.helpful desc, reviews.id`,
  lowest: sql`reviews.rating, reviews.helpful desc, reviews.id`
}

/** Names a histogram: two queries with the same name have the same one. */
export const histogramKey = ({ product, traits, ageBucket, withPhoto, verified, recommended }: ReviewQuery): string =>
  JSON.stringify([product, traits.toSorted(), ageBucket, withPhoto, verified, recommended])

/** Published reviews that fit everything but the filter by stars, by stars from 1 to 5. */
export const histogramOf = async (on: Kysely<Tables>, query: ReviewQuery): Promise<Reviews["histogram"]> => {
  const { rows } = await sql<{ stars: number; count: number }>`
    select floor(reviews.rating)::integer as stars, count(*) as count from reviews where ${fits(query)} group by 1`.execute(
    on
  )
  const counts = new Map(rows.map(({ stars, count }) => [stars, count]))
  const of = (stars: number) => counts.get(stars) ?? 0
  return [of(1), of(2), of(3), of(4), of(5)]
}

/** Returns what all reviews of a product say in numbers. */
export const saidOf = async (
  on: Kysely<Tables>,
  product: ProductId
): Promise<Omit<Summary, "traits" | "ageBuckets">> => {
  const { rows } = await sql<{ count: number; recommended: number } & Record<StarPart, number | null>>`
    select count(*) as count, count(*) filter (where recommended) as recommended,
      ${sql.join(starParts.map((part) => sql`avg((stars ->> ${sql.lit(part)})::float8) as ${sql.ref(part)}`))}
    from reviews where product_id = ${product} and status = 'published'`.execute(on)
  const [row] = rows
  const { count = 0, recommended = 0 } = row ?? {}
  return {
    all: count,
    parts: starParts.flatMap((part) => {
      const mean = row?.[part] ?? undefined
      return mean === undefined ? [] : [{ part, mean }]
    }),
    recommendedPercent: count === 0 ? 0 : Math.round((recommended / count) * 100)
  }
}

const traitsOf = async (on: Kysely<Tables>, product: ProductId, { language }: Reader): Promise<Reviews["traits"]> => {
  const { rows } = await sql<Reviews["traits"][number]>`
    select tags.id, ${words("tags", language)} as name, count(*) as count
    from reviews cross join jsonb_array_elements_text(reviews.traits) as told (tag) join tags on tags.id = told.tag
    where reviews.product_id = ${product} and reviews.status = 'published'
    group by tags.id order by count(*) desc, tags.position`.execute(on)
  return rows
}

const agesOf = async (on: Kysely<Tables>, product: ProductId): Promise<Reviews["ageBuckets"]> => {
  const { rows } = await sql<Reviews["ageBuckets"][number]>`
    select age_bucket as bucket, count(*) as count from reviews
    where product_id = ${product} and status = 'published' and age_bucket is not null
    group by age_bucket`.execute(on)
  return rows.toSorted((one, other) => ageOf(one.bucket) - ageOf(other.bucket))
}

/** `<18` before `19-24` before `>40`. */
const ageOf = (bucket: string): number => Number(/\d+/.exec(bucket)?.[0] ?? 0)
