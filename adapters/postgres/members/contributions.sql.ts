import { type Kysely, sql } from "kysely"
import type { Instant } from "#core/kernel/moment.ts"
import type { BadgeFacts } from "#core/profile/badges.rule.ts"
import { present } from "../present.ts"
import type { Tables } from "../tables.ts"

interface ContributionsRow {
  readonly joinedAt: Instant
  readonly reviews: number
  readonly likes: number
  readonly firstReviewAt: Instant | null
  readonly fifthPhotoAt: Instant | null
  readonly firstToReviewAt: Instant | null
}

/** Returns what a member's published reviews add up to, with the moments that badges are given for. Throws if there is no such member. D-44. */
export const contributionsOf = async (on: Kysely<Tables>, id: string): Promise<BadgeFacts> => {
  const { rows } = await sql<ContributionsRow>`
    with own as (select * from reviews where member_id = ${id} and status = 'published')
    select members.joined_at as "joinedAt",
      (select count(*)::int from own) as reviews,
      (select coalesce(sum(likes), 0)::int from own) as likes,
      (select min(created_at) from own) as "firstReviewAt",
      (select created_at from (
        select created_at, sum(jsonb_array_length(pictures)) over (order by created_at, id) as photos from own
      ) as counted where photos >= 5 order by created_at limit 1) as "fifthPhotoAt",
      (select min(created_at) from own where not exists (
        select 1 from reviews other where other.product_id = own.product_id and other.status = 'published'
          and other.created_at < own.created_at)) as "firstToReviewAt"
    from members where id = ${id}`.execute(on)
  const [row] = rows
  if (row === undefined) throw new Error("no such member")
  const { joinedAt, reviews, likes, ...moments } = row
  return { joinedAt, reviews, likes, ...present(moments) }
}
