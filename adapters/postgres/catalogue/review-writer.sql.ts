import type { Effect } from "effect"
import { type Kysely, type RawBuilder, sql } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Words } from "#core/kernel/text.ts"
import type { OrderId } from "#core/orders/order.ts"
import { helpfulness } from "#core/reviews/helpful.rule.ts"
import { ratingOf } from "#core/reviews/rating.rule.ts"
import type { Level, Review, ReviewId } from "#core/reviews/review.ts"
import type { OwnCombination } from "#core/reviews/write-review.port.ts"
import type { ReviewToStore } from "#core/reviews/writing/writing-store.port.ts"
import type { Db } from "../engine/db.ts"
import { raiseLevels } from "../members/levels.sql.ts"
import { settleReviewPoints } from "../members/review-points.sql.ts"
import { present } from "../present.ts"
import { type Given, putRows } from "../rows.ts"
import { json, moment, type Tables } from "../tables.ts"
import { countLikes } from "./review-likes.sql.ts"
import { changeWithin, changing, lockVersion } from "./versions.sql.ts"

/** A member as reviews show one. */
export interface Writer {
  readonly id: string
  readonly userName: string
  readonly level: Level
  readonly expertTitle?: Words
  /** Ids of beauty tags. */
  readonly traits: ReadonlyArray<string>
  readonly joinedAt: Instant
}

/** A published review to be stored; totals are computed from it. Its likes are those it comes with, beside those of members. */
export interface ReviewRecord
  extends Pick<
    Review,
    | "details"
    | "stars"
    | "durationOfUse"
    | "recommended"
    | "repurchase"
    | "tags"
    | "verifiedPurchase"
    | "likes"
    | "createdAt"
  > {
  readonly id: ReviewId
  readonly product: { readonly id: ProductId; readonly name: string }
  readonly combination?: { readonly id: CombinationId; readonly name: string }
  readonly writer: Pick<Writer, "id" | "traits">
  readonly ageBucket?: string
  readonly pictures: ReadonlyArray<StoredPicture>
}

/** Stores writers of reviews, or what is new of them. */
export const putWriters = (db: Db, writers: ReadonlyArray<Writer>): Effect.Effect<void, Unavailable> =>
  changing(db, "reviews", async (on) => {
    const rows = await putRows(on, "members", writers.map(writerColumns), ["id"])
    return { answer: undefined, changed: rows > 0 }
  })

/** Stores reviews, or what is new of them. */
export const putReviews = (db: Db, reviews: ReadonlyArray<ReviewRecord>): Effect.Effect<void, Unavailable> =>
  changing(db, "reviews", async (on) => {
    const rows = await putRows(on, "reviews", reviews.map(reviewColumns), ["product_id", "id"])
    const counted = await countLikes(
      on,
      reviews.map(({ id }) => id)
    )
    return { answer: undefined, changed: rows + counted > 0 }
  })

/** Computes stars and number of reviews of all products again. D-14. */
export const rateProducts = (db: Db): Effect.Effect<void, Unavailable> =>
  changing(db, "reviews", async (on, version) => {
    const rows = await rate(on, version)
    return { answer: undefined, changed: rows > 0 }
  })

/**
 * Computes stars and number of reviews again: of one product, or of all. Within a change of "reviews".
 *
 * @param version of the reviews, for the indexes that follow it
 * @returns how many products have others now
 */
export const rate = async (on: Kysely<Tables>, version: number, product?: ProductId): Promise<number> => {
  const { numAffectedRows } = await sql`
    update products set average_rating = rated.average, total_reviews = rated.total, rating_version = ${version}
    from (
      select products.id, count(reviews.id) as total,
        coalesce(floor(sum(round(reviews.rating * 1000)::numeric) / nullif(count(reviews.id), 0)) / 1000, 0)::float8 as average
      from products left join reviews on reviews.product_id = products.id and reviews.status = 'published'
      ${product === undefined ? sql`` : sql`where products.id = ${product}`}
      group by products.id
    ) as rated
    where rated.id = products.id and (rated.average, rated.total) is distinct from (average_rating, total_reviews)`.execute(
    on
  )
  return Number(numAffectedRows)
}

/** Stores a review that a member has written; a published one changes the stars of its product. Returns the points that its author received, or nothing if the member has a review of the product. D-29, D-37. */
export const insertReview = async (
  on: Kysely<Tables>,
  member: MemberId,
  { product, combination, ageBucket, ...review }: ReviewToStore
): Promise<number | undefined> => {
  const verified = await hasBought(on, member, product.id)
  await lockVersion(on, "reviews")
  const { rows } = await sql`
    insert into reviews (product_id, id, member_id, product_name, combination_id, combination_name, details, rating, stars,
      duration_of_use, recommended, repurchase, tags, verified, helpful, traits, age_bucket, status, must_be_read, findings, language, compared_at, created_at)
    select ${product.id}, ${review.id}, members.id, ${product.name}, ${combination?.id ?? null},
      ${combination?.name || null}, ${review.details}, ${ratingOf(review.stars)}, ${json(review.stars)}::jsonb,
      ${review.durationOfUse}, ${review.recommended}, ${review.repurchase}, ${json(review.tags)}::jsonb, ${verified},
      ${helpfulness({ likes: 0, photos: 0, verified })}, members.traits, ${ageBucket ?? null}, ${review.status}, ${review.mustBeRead},
      ${json(review.findings)}::jsonb, ${review.language}, ${moment(review.at)}, ${moment(review.at)}
    from members where members.id = ${member} and members.removed_at is null
    on conflict (product_id, member_id) do nothing returning id`.execute(on)
  if (rows.length === 0) return undefined
  // The review says itself now that staff read it first.
  if (review.mustBeRead)
    await sql`update review_writers set read_first = (
        select coalesce(jsonb_agg(id), '[]') from jsonb_array_elements(read_first) as id where id <> to_jsonb(${product.id}::bigint))
      where member_id = ${member}`.execute(on)
  if (review.status === "held") return 0
  await rateAgain(on, product.id)
  await raiseLevels(on, [review.id])
  return settleReviewPoints(on, review.id, review.at)
}

/** Computes the stars of one product again, and lets every process know that its reviews have changed. */
export const rateAgain = (on: Kysely<Tables>, product: ProductId): Promise<void> =>
  changeWithin(on, "reviews", async (within, version) => {
    await rate(within, version, product)
    return { answer: undefined, changed: true }
  })

/** Whether a member has goods of a product from an order that arrived and whose money did not go back: e-gifts and gifts aside. D-42. */
const isBought = (member: RawBuilder<unknown>, product: RawBuilder<unknown>) =>
  sql<boolean>`exists (select ${boughtLines(member, product)})`

const boughtLines = (member: RawBuilder<unknown>, product: RawBuilder<unknown>) => sql`
  from orders bought join order_lines line on line.order_id = bought.id
  where bought.member_id = ${member} and bought.status in ('delivered', 'picked_up', 'completed')
    and line.product_id = ${product} and line.egift is null and line.gift is null
    and line.quantity > (
      select coalesce(sum((part ->> 'quantity')::int), 0)
      from order_returns back cross join jsonb_array_elements(back.lines) as part
      where back.order_id = bought.id and back.state = 'accepted' and part ->> 'line' = line.id
    )`

const hasBought = async (on: Kysely<Tables>, member: MemberId, product: ProductId): Promise<boolean> => {
  const { rows } = await sql<{
    bought: boolean
  }>`select ${isBought(sql`${member}`, sql`${product}`)} as bought`.execute(on)
  return rows[0]?.bought ?? false
}

/** Combinations of a product that a member bought here or reviewed; what was bought last comes first. D-42. */
export const ownCombinations = async (
  on: Kysely<Tables>,
  member: MemberId,
  product: ProductId
): Promise<ReadonlyArray<OwnCombination>> => {
  const { rows } = await sql<{ id: string; bought_at: Instant | null; reviewed: boolean }>`
    select id, max(bought_at) as bought_at, bool_or(reviewed) as reviewed from (
      select line.combination_id as id, bought.placed_at as bought_at, false as reviewed
      ${boughtLines(sql`${member}`, sql`${product}`)}
      union all
      select combination_id, null, true from reviews
      where product_id = ${product} and member_id = ${member} and combination_id is not null and status <> 'removed'
    ) as own group by id order by bought_at desc nulls last, id`.execute(on)
  return rows.map(({ id, bought_at: boughtAt, reviewed: isReviewed }) => ({
    id: CombinationId(id),
    isReviewed,
    ...present({ boughtAt })
  }))
}

/** Marks the reviews of an order's buyer as verified, or no longer: its goods have arrived, or their money went back. D-42. */
export const verifyAgain = async (on: Kysely<Tables>, order: OrderId): Promise<void> => {
  const ofOrder = sql`
    from orders join order_lines line on line.order_id = orders.id
      join reviews on reviews.member_id = orders.member_id and reviews.product_id = line.product_id
    where orders.id = ${order}`
  const { rows: reviewed } = await sql`select 1 ${ofOrder} limit 1`.execute(on)
  if (reviewed.length === 0) return
  // Two orders of one buyer may arrive at once: what was bought is read after the one before it.
  await changeWithin(on, "reviews", async (within) => {
    const { rows } = await sql<{ id: string }>`
      update reviews set verified = marked.bought from (
        select distinct reviews.id, ${isBought(sql`reviews.member_id`, sql`reviews.product_id`)} as bought ${ofOrder}
      ) as marked where marked.id = reviews.id and reviews.verified <> marked.bought returning reviews.id`.execute(
      within
    )
    await countLikes(
      within,
      rows.map(({ id }) => id)
    )
    return { answer: undefined, changed: rows.length > 0 }
  })
}

const writerColumns = (writer: Writer): Given<"members"> => ({
  id: writer.id,
  user_name: writer.userName,
  level: writer.level,
  expert: writer.expertTitle !== undefined,
  expert_title: writer.expertTitle ?? null,
  traits: writer.traits,
  joined_at: moment(writer.joinedAt)
})

const reviewColumns = (review: ReviewRecord): Given<"reviews"> => ({
  product_id: review.product.id,
  id: review.id,
  member_id: review.writer.id,
  product_name: review.product.name,
  combination_id: review.combination?.id ?? null,
  combination_name: review.combination?.name || null,
  details: review.details,
  rating: ratingOf(review.stars),
  stars: review.stars,
  duration_of_use: review.durationOfUse ?? null,
  recommended: review.recommended,
  repurchase: review.repurchase,
  tags: review.tags,
  verified: review.verifiedPurchase,
  imported_likes: review.likes,
  traits: review.writer.traits,
  age_bucket: review.ageBucket ?? null,
  pictures: review.pictures,
  is_rewarded: false,
  created_at: moment(review.createdAt)
})
