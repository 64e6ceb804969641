import { type Kysely, sql } from "kysely"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { type Review, type Reviews, starParts } from "#core/reviews/review.ts"
import { prepare } from "../../engine/quick.ts"
import type { Tables } from "../../tables.ts"
import { words } from "../review-rows.sql.ts"

/** What all reviews of a product say. */
export type ReviewsSummary = Omit<Reviews, "items" | "total">

/** Reviews with the same stars. */
interface Rated extends Pick<Review, "stars"> {
  readonly whole: number
  readonly count: number
  readonly recommended: number
}

interface SummaryRow {
  readonly rated: ReadonlyArray<Rated>
  /** Reviews whose writers have the same traits. */
  readonly worn: ReadonlyArray<{ readonly traits: ReadonlyArray<string>; readonly count: number }>
  readonly ages: Reviews["ageBuckets"]
  readonly tags: ReadonlyArray<{ readonly id: string; readonly name: string }>
}

/**
 * Returns what all reviews of a product say, from one statement. The database counts equal stars and equal traits, and looks into
 * none of them: of thousands of reviews that takes half the time.
 */
export const summaryOf = async (
  on: Kysely<Tables>,
  product: ProductId,
  { language }: Reader
): Promise<ReviewsSummary> => {
  const { rows } = await prepare(sql<SummaryRow>`
    with own as materialized (
      select floor(rating)::integer as whole, recommended, stars, traits, age_bucket
      from reviews where product_id = ${product} and status = 'published'
    ), rated as (
      select whole, stars, count(*) as count, count(*) filter (where recommended) as recommended from own group by whole, stars
    ), worn as (
      select traits, count(*) as count from own group by traits
    ), aged as (
      select age_bucket as bucket, count(*) as count from own where age_bucket is not null group by age_bucket
    )
    select (select coalesce(json_agg(rated), '[]') from rated) as rated, (select coalesce(json_agg(worn), '[]') from worn) as worn,
      (select coalesce(json_agg(aged), '[]') from aged) as ages,
      (select coalesce(json_agg(json_build_object('id', id, 'name', ${words("tags", language)}) order by position), '[]') from tags) as tags
    `).execute(on)
  const { rated = [], worn = [], ages = [], tags = [] } = rows[0] ?? {}
  const all = sumOf(rated, ({ count }) => count)
  const withStars = (whole: number) => sumOf(rated, (one) => (one.whole === whole ? one.count : 0))
  return {
    all,
    histogram: [withStars(1), withStars(2), withStars(3), withStars(4), withStars(5)],
    parts: partsOf(rated),
    recommendedPercent: all === 0 ? 0 : Math.round((sumOf(rated, ({ recommended }) => recommended) / all) * 100),
    traits: traitsOf(worn, tags),
    ageBuckets: ages.toSorted((one, other) => ageOf(one.bucket) - ageOf(other.bucket))
  }
}

const sumOf = <T>(values: ReadonlyArray<T>, number: (value: T) => number): number =>
  values.reduce((sum, value) => sum + number(value), 0)

const partsOf = (rated: ReadonlyArray<Rated>): Reviews["parts"] =>
  starParts.flatMap((part) => {
    const given = rated.filter(({ stars }) => stars[part] !== undefined)
    const mean = sumOf(given, ({ stars, count }) => (stars[part] ?? 0) * count) / sumOf(given, ({ count }) => count)
    return given.length === 0 ? [] : [{ part, mean }]
  })

const traitsOf = (worn: SummaryRow["worn"], tags: SummaryRow["tags"]): Reviews["traits"] => {
  const counts = new Map<string, number>()
  for (const { traits, count } of worn) for (const id of traits) counts.set(id, (counts.get(id) ?? 0) + count)
  return tags
    .map((tag) => ({ ...tag, count: counts.get(tag.id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}

/** `<18` before `19-24` before `>40`. */
const ageOf = (bucket: string): number => Number(/\d+/.exec(bucket)?.[0] ?? 0)
