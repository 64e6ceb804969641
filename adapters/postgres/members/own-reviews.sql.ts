import { Effect } from "effect"
import { sql } from "kysely"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { OwnPhoto } from "#core/reviews/photos/photo.ts"
import { PhotoUnknown } from "#core/reviews/photos/photos.errors.ts"
import { ratingOf } from "#core/reviews/rating.rule.ts"
import type { ReviewStatus } from "#core/reviews/review.ts"
import type { OwnReview } from "#core/reviews/writing/own-review.ts"
import type { OwnReviewStore } from "#core/reviews/writing/own-reviews.port.ts"
import { type Found, selectReviews, storedOf } from "../catalogue/review-rows.sql.ts"
import { rateAgain } from "../catalogue/review-writer.sql.ts"
import { lockVersion } from "../catalogue/versions.sql.ts"
import type { Session } from "../engine/db.ts"
import { present } from "../present.ts"
import { json, moment } from "../tables.ts"
import { attachPhotos, photosOfReviews } from "./attached-photos.sql.ts"
import { raiseLevels } from "./levels.sql.ts"
import { settleReviewPoints, takeReviewPoints } from "./review-points.sql.ts"

/** Stores a member's own reviews. Each statement names the member: the review of another one is not found. */
export const sqlOwnReviews = (session: Session): OwnReviewStore => ({
  list: (member, { skip, limit }, reader) =>
    session.ask(async (on) => {
      const own = sql`where reviews.member_id = ${member} and reviews.status <> 'removed'`
      const { rows } = await selectReviews(
        reader,
        sql`${own} order by reviews.created_at desc, reviews.id limit ${limit} offset ${skip}`
      ).execute(on)
      const counted = await sql<{ count: number }>`select count(*) as count from reviews ${own}`.execute(on)
      const photos = await photosOfReviews(
        on,
        rows.map(({ id }) => id),
        reader.language
      )
      return {
        items: rows.map((row) => ownOf(row, photos.get(row.id) ?? [], reader)),
        total: counted.rows[0]?.count ?? 0,
        skip
      }
    }),
  byId: (member, id, reader) =>
    session.ask(async (on) => {
      const { rows } = await selectReviews(
        reader,
        sql`where reviews.id = ${id} and reviews.member_id = ${member} and reviews.status <> 'removed'`
      ).execute(on)
      const [row] = rows
      const photos = await photosOfReviews(on, [id], reader.language)
      return (
        row && {
          own: ownOf(row, photos.get(id) ?? [], reader),
          facts: { status: statusOf(row), mustBeRead: row.must_be_read || row.was_hidden, createdAt: row.created_at }
        }
      )
    }),
  change: (member, { id, version, combination, photos, ...review }) =>
    Effect.flatMap(
      session.ask(async (on) => {
        await lockVersion(on, "reviews")
        const { rows } = await sql<{ product_id: number; before: string }>`
        with before as (
          select id, status from reviews where id = ${id} and member_id = ${member} and version = ${version} for update
        )
        update reviews set combination_id = ${combination?.id ?? null}, combination_name = ${combination?.name || null},
          details = ${review.details}, rating = ${ratingOf(review.stars)}, stars = ${json(review.stars)}::jsonb,
          duration_of_use = ${review.durationOfUse}, recommended = ${review.recommended}, repurchase = ${review.repurchase}, tags = ${json(review.tags)}::jsonb,
          status = ${review.status}, must_be_read = ${review.mustBeRead}, findings = ${json(review.findings)}::jsonb,
          language = ${review.language}, edited_at = ${moment(review.at)}, compared_at = ${moment(review.at)}, version = reviews.version + 1,
          decided_at = null, decision_words = null
        from before where reviews.id = before.id
        returning reviews.product_id, before.status as before`.execute(on)
        const [row] = rows
        if (row === undefined) return "stale"
        if (photos && !(await attachPhotos(on, member, id, photos))) return "incomplete"
        if (row.before === "published" || review.status === "published") await rateAgain(on, ProductId(row.product_id))
        if (review.status === "published") await raiseLevels(on, [id])
        await settleReviewPoints(on, id, review.at)
        return "stored"
      }),
      (outcome) =>
        outcome === "incomplete" ? Effect.fail(new PhotoUnknown({ ids: [] })) : Effect.succeed(outcome === "stored")
    ),
  remove: (member, id, now) =>
    session.ask(async (on) => {
      await lockVersion(on, "reviews")
      const { rows } = await sql<{ product_id: number; product_name: string; status: string; points_received: number }>`
        with removed as (
          delete from reviews where id = ${id} and member_id = ${member} and status <> 'removed'
          returning product_id, product_name, status, points_received, must_be_read, was_hidden
        ), noted as (
          update review_writers set read_first = read_first || to_jsonb(removed.product_id) from removed
          where member_id = ${member} and (removed.status = 'hidden' or removed.must_be_read or removed.was_hidden)
        )
        select product_id, product_name, status, points_received from removed`.execute(on)
      const [row] = rows
      if (row === undefined) return undefined
      const product = ProductId(row.product_id)
      if (row.status === "published") await rateAgain(on, product)
      const { product_name: name, points_received: received } = row
      await takeReviewPoints(on, { member, review: id, product: name, received, now })
      return product
    })
})

const statusOf = ({ status }: Pick<Found, "status">): ReviewStatus => status as ReviewStatus

const ownOf = (row: Found, photos: ReadonlyArray<OwnPhoto>, reader: Reader): OwnReview => ({
  ...storedOf(row, reader),
  photos,
  status: statusOf(row),
  findings: row.findings,
  version: row.version,
  ...(row.decided_at === null ? {} : { decision: { at: row.decided_at, ...present({ words: row.decision_words }) } }),
  ...(row.combination_id === null ? {} : { combination: CombinationId(row.combination_id) }),
  ...present({ editedAt: row.edited_at })
})
