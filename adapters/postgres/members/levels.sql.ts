import { type Kysely, sql } from "kysely"
import type { Level } from "#core/account/member.ts"
import { levelWith } from "#core/profile/level.rule.ts"
import type { Tables } from "../tables.ts"

interface Earning {
  readonly id: string
  readonly level: Level
  readonly reviews: number
  readonly likes: number
}

/**
 * Raises the levels of those who wrote these reviews, if they have earned a higher one by now. Nothing is counted for the highest
 * level. An author whose row is locked is left out, so that a removal that waits for the reviews never waits for this: the next
 * like or review counts again. Within a change of "reviews". D-44.
 */
export const raiseLevels = async (on: Kysely<Tables>, reviews: ReadonlyArray<string>): Promise<void> => {
  const { rows } = await sql<Earning>`
    with authors as (
      select id, level from members
      where level <> 'super' and removed_at is null
        and id in (select member_id from reviews where id = any(${[...reviews]}::text[]))
      for no key update skip locked
    )
    select authors.id, authors.level, count(*)::int as reviews, coalesce(sum(reviews.likes), 0)::int as likes
    from authors join reviews on reviews.member_id = authors.id and reviews.status = 'published'
    group by authors.id, authors.level`.execute(on)
  for (const { id, level: held, ...counts } of rows) {
    const level = levelWith(held, counts)
    if (level !== held)
      await on.updateTable("members").set({ level }).where("id", "=", id).where("level", "=", held).execute()
  }
}
