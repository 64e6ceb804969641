import { type RawBuilder, sql } from "kysely"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import { pictureIn } from "#core/catalogue/names.rule.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { dayMs } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import { type Review, ReviewId } from "#core/reviews/review.ts"
import type { StoredReview } from "#core/reviews/reviews.port.ts"
import { present } from "../present.ts"
import type { Row } from "../tables.ts"

/** Groups of tags that stand beside a reviewer's name. */
const shownTraits = ["skin", "tone", "hair"]

/** Columns of a review that readers and its author are shown. They are named one by one, as prepared statements need it. */
const reviewColumns = [
  "product_id",
  "id",
  "member_id",
  "product_name",
  "combination_id",
  "combination_name",
  "details",
  "rating",
  "stars",
  "duration_of_use",
  "recommended",
  "repurchase",
  "tags",
  "verified",
  "likes",
  "points_received",
  "age_bucket",
  "pictures",
  "status",
  "findings",
  "created_at",
  "version",
  "edited_at",
  "compared_at",
  "must_be_read",
  "was_hidden",
  "decided_at",
  "decision_words"
] as const

/** A row of a review with its writer's. */
export type Found = Pick<Row<"reviews">, (typeof reviewColumns)[number]> &
  Pick<Row<"members">, "user_name" | "level" | "expert" | "expert_title" | "joined_at"> & {
    readonly shown_traits: ReadonlyArray<string> | null
  }

/**
 * Reviews with those who wrote them.
 *
 * @param from the reviews, or a part of them that is chosen first: what stands beside a review is looked up for that part alone
 * @param beside further columns
 */
export const selectReviews = <Beside = unknown>(
  { language }: Reader,
  conditions: RawBuilder<unknown>,
  { from = sql`reviews`, beside }: { readonly from?: RawBuilder<unknown>; readonly beside?: RawBuilder<unknown> } = {}
): RawBuilder<Found & Beside> => sql<Found & Beside>`
  select ${sql.join(reviewColumns.map((column) => sql.ref(`reviews.${column}`)))}, members.user_name, members.level, members.expert, members.expert_title, members.joined_at,
    ${traitNames("reviews", language)} as shown_traits ${beside === undefined ? sql`` : sql`, ${beside}`}
  from ${from} join members on members.id = reviews.member_id ${conditions}`

/** Names of the traits that a row of a table has and that stand beside a reviewer's name. */
export const traitNames = (table: string, language: Language): RawBuilder<ReadonlyArray<string> | null> => sql`(
  select jsonb_agg(${words("tags", language)} order by tags.position) from tags
  where ${sql.ref(`${table}.traits`)} ? tags.id and tags.tag_group in (${sql.join(shownTraits)}))`

/** Words of a table in a language; the Indonesian ones if they are missing. */
export const words = (table: string, language: Language) =>
  sql`coalesce(nullif(${sql.ref(`${table}.name`)} ->> ${language}, ''), ${sql.ref(`${table}.name`)} ->> 'id')`

/** Returns a review with its product's name from its row, in the reader's language. */
export const storedOf = (row: Found, reader: Reader): StoredReview => ({
  review: reviewOf(row, reader),
  productName: row.product_name
})

/** Returns a review from its row, in the reader's language. */
export const reviewOf = (row: Found, { language }: Reader): Review => ({
  id: ReviewId(row.id),
  productId: ProductId(row.product_id),
  reviewer: {
    userName: row.user_name,
    level: row.level,
    expert: row.expert,
    traits: row.shown_traits ?? [],
    ...present({ title: row.expert_title?.[language], ageBucket: row.age_bucket })
  },
  details: row.details,
  rating: row.rating,
  stars: row.stars,
  recommended: row.recommended,
  repurchase: row.repurchase,
  tags: row.tags,
  verifiedPurchase: row.verified,
  likes: row.likes,
  points: row.points_received,
  pictures: row.pictures.map((picture) => pictureIn(picture, language)),
  createdAt: row.created_at,
  trust: {
    accountDays: Math.max(0, Math.floor((row.created_at - row.joined_at) / dayMs)),
    isCompared: row.compared_at !== null,
    isChecked: row.decided_at !== null
  },
  ...present({ combination: row.combination_name, durationOfUse: row.duration_of_use })
})
