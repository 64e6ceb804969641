import { type Kysely, sql } from "kysely"
import { type Instant, jakartaDay, startOfJakartaDay } from "#core/kernel/moment.ts"
import type { PointKind } from "#core/orders/points/ledger.ts"
import type { ReviewId, ReviewStatus } from "#core/reviews/review.ts"
import { photoPoints, reviewPoints, reviewPointsDue, rewardedReviewsPerDay } from "#core/reviews/review-points.rule.ts"
import { present } from "../present.ts"
import { moment, type Row, type Tables } from "../tables.ts"

type Facts = Pick<
  Row<"reviews">,
  "member_id" | "product_name" | "status" | "decided_at" | "points_received" | "is_rewarded"
> & {
  readonly photos: number
}

/** What is taken from, or given to, the author of a review. */
interface Reward {
  readonly member: string
  readonly review: ReviewId
  readonly product: string
  readonly now: Instant
}

/**
 * Gives the author of a review the points that are due for it now, or takes those that are due no more. Within a transaction that
 * holds the version of the reviews, so that those of one author are counted one after another; it is locked before the member, as where
 * orders move. D-29.
 *
 * @returns the points its author has of it now
 */
export const settleReviewPoints = async (on: Kysely<Tables>, review: ReviewId, now: Instant): Promise<number> => {
  const { rows } = await sql<Facts>`
    select member_id, product_name, status, decided_at, points_received, is_rewarded, jsonb_array_length(pictures) as photos
    from reviews where id = ${review}`.execute(on)
  const [row] = rows
  if (row === undefined) return 0
  const { member_id: member, product_name: product, photos, points_received: received } = row
  const isFirst = row.is_rewarded === null && row.status === "published"
  const isRewarded = isFirst ? await hasRewardLeft(on, member, now) : (row.is_rewarded ?? undefined)
  const due = reviewPointsDue({
    status: row.status as ReviewStatus,
    isDecided: row.decided_at !== null,
    photos,
    received,
    ...present({ isRewarded })
  })
  if (!isFirst && due === received) return due
  await sql`update reviews set points_received = ${due}, is_rewarded = ${isRewarded ?? null} where id = ${review}`.execute(
    on
  )
  await move(on, { member, review, product, now }, due, received)
  return due
}

/** Takes back what the author of a removed review received for it. D-29. */
export const takeReviewPoints = (
  on: Kysely<Tables>,
  { received, ...reward }: Reward & { readonly received: number }
): Promise<void> => move(on, reward, 0, received)

const move = async (on: Kysely<Tables>, reward: Reward, due: number, received: number): Promise<void> => {
  if (due < received) return write(on, reward, "review_reverse", due - received)
  if (received < reviewPoints && due >= reviewPoints) await write(on, reward, "review", reviewPoints)
  if (due > Math.max(received, reviewPoints)) await write(on, reward, "review_photo", photoPoints)
}

const hasRewardLeft = async (on: Kysely<Tables>, member: string, now: Instant): Promise<boolean> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select review_id from point_entries where member_id = ${member} and kind = 'review'
      group by review_id having min(at) >= ${moment(startOfJakartaDay(jakartaDay(now)))}
    ) as first`.execute(on)
  return (rows[0]?.count ?? 0) < rewardedReviewsPerDay
}

const write = async (
  on: Kysely<Tables>,
  { member, review, product, now }: Reward,
  kind: PointKind,
  points: number
): Promise<void> => {
  await sql`
    with entry as (
      insert into point_entries (member_id, review_id, product_name, kind, points, at)
      values (${member}, ${review}, ${product}, ${kind}, ${points}, ${moment(now)}) returning member_id, points
    )
    update members set points = members.points + entry.points from entry where members.id = entry.member_id`.execute(on)
}
