import { type Kysely, sql } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { type PhotoStore, waitingPhotoHours } from "#core/reviews/photos/photos-store.port.ts"
import { countLikes } from "../catalogue/review-likes.sql.ts"
import { changeWithin } from "../catalogue/versions.sql.ts"
import type { Session } from "../engine/db.ts"
import { json, moment, type Tables } from "../tables.ts"
import { lockWriterOf } from "./live-member.ts"

/** Rows deleted at once. */
const mostDeleted = 500
/** Photos whose files are removed at once: few enough that a slow bucket holds up neither a stop nor the next look. */
const mostRemoved = 50
/** Files that could not be removed are left alone for so long. */
const againMs = 60_000
const hourMs = 3_600_000

/** Stores photos that neither a review nor a proposal has taken. Adding one is a transaction, in which the writer is locked. */
export const sqlPhotos = (session: Session): PhotoStore => ({
  waiting: (member) => session.ask((on) => countWaiting(on, member)),
  add: (member, { id, file, picture, at }, mostOfOne) =>
    session.ask(async (on) => {
      if (!(await lockWriterOf(on, member))) return "removed"
      if ((await countWaiting(on, member)) >= mostOfOne) return "full"
      await on
        .insertInto("review_photos")
        .values({ id, member_id: member, file, picture: json(picture), created_at: moment(at) })
        .execute()
      return "added"
    }),
  discard: (member, id) =>
    session.ask(async (on) => {
      const rows = await on
        .deleteFrom("review_photos")
        .where("id", "=", id)
        .where("member_id", "=", member)
        .where("review_id", "is", null)
        .where("proposal_id", "is", null)
        .returning("id")
        .execute()
      return rows.length > 0
    })
})

const countWaiting = async (on: Kysely<Tables>, member: MemberId): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from review_photos where member_id = ${member} and review_id is null and proposal_id is null`.execute(
    on
  )
  return rows[0]?.count ?? 0
}

/** Files of a photo whose row went. */
export interface RemovedPhoto {
  readonly file: string
  readonly picture: StoredPicture
}

/**
 * Deletes photos that nothing has taken within 24 hours. Returns up to 50 whose files are to be removed, of those and of others:
 * first those never tried, then those that could not be removed a minute ago or earlier, the longest ago first.
 */
export const takeRemovedPhotos = (session: Session, now: Instant) =>
  session.ask(async (on): Promise<ReadonlyArray<RemovedPhoto>> => {
    await sql`delete from review_photos where id in (
      select id from review_photos
      where review_id is null and proposal_id is null and created_at < ${moment(instant(now - waitingPhotoHours * hourMs))}
      limit ${mostDeleted} for update skip locked)`.execute(on)
    return on
      .selectFrom("removed_photos")
      .select(["file", "picture"])
      .where(sql<boolean>`(tried_at is null or tried_at < ${moment(instant(now - againMs))})`)
      .orderBy("tried_at", (order) => order.asc().nullsFirst())
      .orderBy("file")
      .limit(mostRemoved)
      .execute()
  })

/** Forgets a photo whose files were removed. */
export const forgetRemovedPhoto = (session: Session, file: string) =>
  session.ask(async (on) => {
    await on.deleteFrom("removed_photos").where("file", "=", file).execute()
  })

/** Puts a photo whose files could not be removed behind the others. */
export const postponeRemovedPhoto = (session: Session, file: string, now: Instant) =>
  session.ask(async (on) => {
    await on
      .updateTable("removed_photos")
      .set({ tried_at: moment(now) })
      .where("file", "=", file)
      .execute()
  })

/** Returns those of these files that belong to a photo, or are to be removed anyway. */
export const knownPhotoFiles = (session: Session, files: ReadonlyArray<string>) =>
  session.ask(async (on): Promise<ReadonlySet<string>> => {
    const { rows } = await sql<{ file: string }>`
      select file from review_photos where file = any(${[...files]}::text[])
      union select file from removed_photos where file = any(${[...files]}::text[])`.execute(on)
    return new Set(rows.map(({ file }) => file))
  })

/** Returns whether a photo may be shown: staff have not hidden its review, nor refused its proposal for what it shows. Asks the replica if there is one. */
export const isPhotoShown = (session: Session, file: string) =>
  session.ask(async (on) => {
    const { rows } = await sql`
      select from review_photos photo left join reviews on reviews.id = photo.review_id
      where photo.file = ${file} and (photo.review_id is null or reviews.status in ('published', 'held'))
        and not photo.hidden`.execute(on)
    return rows.length > 0
  })

/**
 * Deletes the photos of a member, also those of reviews that stay under no name: what shows a person says who it is. Within the
 * transaction that removes the account. D-36c.
 */
export const removePhotosOf = async (on: Kysely<Tables>, member: MemberId): Promise<void> => {
  const rows = await on.deleteFrom("review_photos").where("member_id", "=", member).returning("review_id").execute()
  const reviews = rows.flatMap(({ review_id: id }) => id ?? [])
  if (reviews.length === 0) return
  await changeWithin(on, "reviews", async () => {
    await sql`update reviews set pictures = '[]' where id = any(${reviews}::text[])`.execute(on)
    await countLikes(on, reviews)
    return { answer: undefined, changed: true }
  })
}
