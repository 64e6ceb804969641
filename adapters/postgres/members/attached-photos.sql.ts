import { type Kysely, sql } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import { pictureIn } from "#core/catalogue/names.rule.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import type { Language } from "#core/kernel/text.ts"
import type { ProposalId } from "#core/proposals/proposal.ts"
import { type AttachedPhoto, type OwnPhoto, PhotoId } from "#core/reviews/photos/photo.ts"
import type { ReviewId } from "#core/reviews/review.ts"
import { countLikes } from "../catalogue/review-likes.sql.ts"
import { present } from "../present.ts"
import { json, type Tables } from "../tables.ts"

/** What takes photos. */
interface Taker {
  readonly review?: ReviewId | undefined
  readonly proposal?: ProposalId | undefined
}

/** Condition on a photo that nothing has taken, or this review or proposal has. */
const isFreeFor = ({ review, proposal }: Taker) =>
  sql<boolean>`(review_id is null and proposal_id is null or review_id = ${review ?? null} or proposal_id = ${proposal ?? null})`

/** Returns those of these photos that nothing has taken, or this review or proposal has. */
export const freePhotosOf = async (
  on: Kysely<Tables>,
  member: MemberId,
  ids: ReadonlyArray<PhotoId>,
  taker: Taker
): Promise<ReadonlyArray<PhotoId>> => {
  const { rows } = await sql<{ id: string }>`
    select id from review_photos
    where id = any(${[...ids]}::text[]) and member_id = ${member} and ${isFreeFor(taker)}`.execute(on)
  return rows.map(({ id }) => PhotoId(id))
}

/**
 * Makes these the photos of a proposal, in their order; those that it had beside them are deleted. False, and nothing else is to be
 * written, if something else has taken one or it is gone. Within a transaction.
 */
export const attachToProposal = async (
  on: Kysely<Tables>,
  member: MemberId,
  proposal: ProposalId,
  photos: ReadonlyArray<PhotoId>
): Promise<boolean> => {
  const { rows } = await sql`
    update review_photos set proposal_id = ${proposal}, position = given.position
    from jsonb_to_recordset(${json(photos.map((id, position) => ({ id, position })))}::jsonb) as given (id text, position integer)
    where review_photos.id = given.id and member_id = ${member} and ${isFreeFor({ proposal })} returning review_photos.id`.execute(
    on
  )
  if (rows.length !== photos.length) return false
  await sql`delete from review_photos where proposal_id = ${proposal} and id <> all(${[...photos]}::text[])`.execute(on)
  return true
}

/**
 * Makes these the photos of a review, in their order, with its pictures and its rank; those that it had beside them are deleted.
 * False, and nothing else is to be written, if another review has taken one or it is gone. Within a transaction.
 */
export const attachPhotos = async (
  on: Kysely<Tables>,
  member: MemberId,
  review: ReviewId,
  photos: ReadonlyArray<AttachedPhoto>
): Promise<boolean> => {
  const { rows } = await sql<PhotoRow>`
    update review_photos set review_id = ${review}, position = given.position, name = given.name, description = given.description
    from jsonb_to_recordset(${json(photos.map((photo, position) => ({ ...photo, position })))}::jsonb)
      as given (id text, position integer, name text, description text)
    where review_photos.id = given.id and member_id = ${member} and ${isFreeFor({ review })}
    returning review_photos.*`.execute(on)
  if (rows.length !== photos.length) return false
  await sql`delete from review_photos where review_id = ${review} and id <> all(${photos.map(({ id }) => id)}::text[])`.execute(
    on
  )
  const pictures = rows.toSorted((one, other) => one.position - other.position).map(shownPicture)
  await sql`update reviews set pictures = ${json(pictures)}::jsonb where id = ${review}`.execute(on)
  await countLikes(on, [review])
  return true
}

interface PhotoRow {
  readonly id: string
  readonly review_id: string
  readonly position: number
  readonly name: string | null
  readonly description: string | null
  readonly picture: StoredPicture
}

/** The picture as readers see it: its author describes it in one language. */
const shownPicture = ({ picture, description }: PhotoRow): StoredPicture =>
  description === null ? picture : { ...picture, alt: { id: description, en: description } }

/** Returns the photos of reviews, in their order, by the review's id. */
export const photosOfReviews = async (
  on: Kysely<Tables>,
  reviews: ReadonlyArray<string>,
  language: Language
): Promise<ReadonlyMap<string, ReadonlyArray<OwnPhoto>>> => {
  const { rows } = await sql<PhotoRow>`
    select * from review_photos where review_id = any(${[...reviews]}::text[]) order by review_id, position`.execute(on)
  const photos = new Map<string, Array<OwnPhoto>>(reviews.map((id) => [id, []]))
  for (const row of rows)
    photos.get(row.review_id)?.push({
      id: PhotoId(row.id),
      picture: pictureIn(shownPicture(row), language),
      ...present({ name: row.name, description: row.description })
    })
  return photos
}
