import { type Kysely, sql } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import { helpfulness } from "#core/reviews/helpful.rule.ts"
import { json, type Tables } from "../tables.ts"
import { changeWithin } from "./versions.sql.ts"

interface Counted {
  readonly id: string
  readonly likes: number
  readonly helpful: number
  readonly verified: boolean
  readonly photos: number
  readonly counted: number
}

/**
 * Computes likes and helpfulness of reviews again: the likes a review was imported with, and one for each member who likes it now.
 * Within a change of "reviews".
 *
 * @returns how many reviews have others now
 */
export const countLikes = async (on: Kysely<Tables>, reviews: ReadonlyArray<string>): Promise<number> => {
  const { rows } = await sql<Counted>`
    select id, likes, helpful, verified, jsonb_array_length(pictures) as photos,
      imported_likes + (select count(*) from review_likes where review_likes.review_id = reviews.id) as counted
    from reviews where id = any(${[...reviews]}::text[])`.execute(on)
  const changed = rows.flatMap(({ id, counted, photos, verified, ...stored }) => {
    const helpful = helpfulness({ likes: counted, photos, verified })
    return counted === stored.likes && helpful === stored.helpful ? [] : [{ id, likes: counted, helpful }]
  })
  if (changed.length > 0)
    await sql`
      update reviews set likes = counted.likes, helpful = counted.helpful
      from jsonb_to_recordset(${json(changed)}::jsonb) as counted (id text, likes integer, helpful float8)
      where reviews.id = counted.id`.execute(on)
  return changed.length
}

/** Deletes what a member did with reviews of others, and counts the likes of those reviews again. D-36c. */
export const removeReactions = async (on: Kysely<Tables>, member: MemberId): Promise<void> => {
  await on.deleteFrom("review_bookmarks").where("member_id", "=", member).execute()
  await on.deleteFrom("review_reports").where("member_id", "=", member).execute()
  const liked = await on.deleteFrom("review_likes").where("member_id", "=", member).returning("review_id").execute()
  if (liked.length === 0) return
  await changeWithin(on, "reviews", async () => {
    const changed = await countLikes(
      on,
      liked.map(({ review_id: id }) => id)
    )
    return { answer: undefined, changed: changed > 0 }
  })
}
