import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { listJudged } from "#adapters/postgres/members/review-decisions.sql.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { ReviewStatus } from "#core/reviews/review.ts"

/** A review as the database has it, with what belongs to it counted again. */
export interface BookedReview {
  readonly id: string
  readonly member_id: string
  readonly product_id: number
  readonly rating: number
  readonly status: ReviewStatus
  readonly version: number
  readonly decided_at: Instant | null
  readonly likes: number
  /** Members who like it. */
  readonly hearts: number
  /** Members whose report staff have not settled. */
  readonly reporters: number
  /** How much was found in its text. */
  readonly findings: number
  readonly points_received: number
  readonly is_rewarded: boolean | null
}

/** What the shop has stored of reviews, of the stars of products and of points. */
export interface ReviewBooks {
  readonly reviews: ReadonlyArray<BookedReview>
  readonly products: ReadonlyArray<{ readonly id: number; readonly average: number; readonly total: number }>
  readonly members: ReadonlyArray<{ readonly id: string; readonly points: number; readonly ledger: number }>
  /** Ids of the reviews that wait for staff. */
  readonly waiting: ReadonlySet<string>
}

/** Reads the books of a shop. */
export const readReviewBooks = (db: Db): Promise<ReviewBooks> =>
  Effect.runPromise(
    Effect.gen(function* () {
      const rows = yield* db.ask(async (on) => ({
        reviews: await sql<BookedReview>`
          select id, member_id, product_id, rating, status, version, decided_at, likes, points_received, is_rewarded,
            jsonb_array_length(findings) as findings,
            imported_likes + (select count(*) from review_likes where review_id = reviews.id) as hearts,
            (select count(*) from review_reports where review_id = reviews.id and settled_at is null) as reporters
          from reviews order by created_at, id`.execute(on),
        products: await sql<ReviewBooks["products"][number]>`
          select id, average_rating as average, total_reviews as total from products order by id`.execute(on),
        members: await sql<ReviewBooks["members"][number]>`
          select id, points, (select coalesce(sum(point_entries.points), 0)::int from point_entries where member_id = members.id) as ledger
          from members order by id`.execute(on)
      }))
      const waiting = yield* listJudged(db, { all: false, limit: 10_000 })
      return {
        reviews: rows.reviews.rows,
        products: rows.products.rows,
        members: rows.members.rows,
        waiting: new Set<string>(waiting.map(({ id }) => id))
      }
    })
  )
