import { sql } from "kysely"
import type { SavedReviewsStore } from "#core/reviews/saved/saved-reviews.port.ts"
import type { Session } from "../engine/db.ts"
import { selectReviews, storedOf } from "./review-rows.sql.ts"

/** Bookmarked reviews of the database, the latest bookmark first. */
export const sqlSavedReviews = (session: Session): SavedReviewsStore => ({
  saved: (member, { skip, limit }, reader) =>
    session.ask(async (on) => {
      const own = sql`join review_bookmarks on review_bookmarks.review_id = reviews.id
        where review_bookmarks.member_id = ${member} and reviews.status = 'published'`
      const { rows } = await selectReviews(
        reader,
        sql`${own} order by review_bookmarks.at desc, reviews.id limit ${limit} offset ${skip}`
      ).execute(on)
      const counted = await sql<{ count: number }>`select count(*)::int as count from reviews ${own}`.execute(on)
      return { items: rows.map((row) => storedOf(row, reader)), total: counted.rows[0]?.count ?? 0 }
    })
})
