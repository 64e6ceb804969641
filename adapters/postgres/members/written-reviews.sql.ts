import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import { isHalf } from "#core/account/registration/completeness.rule.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { instant } from "#core/kernel/moment.ts"
import { PhotoUnknown } from "#core/reviews/photos/photos.errors.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { nothingWritten, type WritingFacts } from "#core/reviews/spam-block.rule.ts"
import type { Writer, WritingStore } from "#core/reviews/writing/writing-store.port.ts"
import { insertReview, ownCombinations } from "../catalogue/review-writer.sql.ts"
import type { Session } from "../engine/db.ts"
import { present } from "../present.ts"
import { json, moment, type Row, type Tables } from "../tables.ts"
import { attachPhotos, freePhotosOf } from "./attached-photos.sql.ts"
import { lockWriterOf } from "./live-member.ts"
import { type MandatoryRow, mandatoryOf } from "./member-rows.ts"

/** Texts that are compared with a new one at most: those that begin or end as it does, then the newest of about its length. Own choice. */
const comparedMost = 100
/** Fewest letters of which the first and the last ones are looked for. Own choice. */
const lettersLeast = 20
/** Share by which the length of a copy may differ: fewer characters in common are no copy. D-41. */
const lengthShare = 0.2

/** Stores written reviews and what is known of their writers. */
export const sqlWrittenReviews = (session: Session): WritingStore => ({
  writer: (member) => session.ask((on) => writerOf(on, member)),
  lockWriter: (member) =>
    session.ask(async (on) => {
      await lockWriterOf(on, member)
      return writerOf(on, member)
    }),
  own: (member, product) =>
    session.ask(async (on) => {
      const row = await on
        .selectFrom("reviews")
        .select("id")
        .where("product_id", "=", product)
        .where("member_id", "=", member)
        .executeTakeFirst()
      return row && ReviewId(row.id)
    }),
  similarTexts: (member, product, details, except) =>
    session.ask((on) => similarTexts(on, member, product, details, except)),
  putFacts: (member, facts) =>
    session.ask(async (on) => {
      await on.updateTable("review_writers").set(factsColumns(facts)).where("member_id", "=", member).execute()
    }),
  combinations: (member, product) => session.ask((on) => ownCombinations(on, member, product)),
  photos: (member, ids, review) => session.ask((on) => freePhotosOf(on, member, ids, { review })),
  insert: (member, review) =>
    Effect.flatMap(
      session.ask(async (on) => {
        const points = await insertReview(on, member, review)
        if (points === undefined || review.photos.length === 0) return points
        return (await attachPhotos(on, member, review.id, review.photos)) ? points : "incomplete"
      }),
      (outcome) => (outcome === "incomplete" ? Effect.fail(new PhotoUnknown({ ids: [] })) : Effect.succeed(outcome))
    )
})

type WriterRow = Omit<Row<"review_writers">, "read_first"> &
  Pick<Row<"members">, "joined_at" | "date_of_birth"> &
  MandatoryRow & {
    published: number
    read_first: ReadonlyArray<number> | null
  }

const writerOf = async (on: Kysely<Tables>, member: MemberId): Promise<Writer | undefined> => {
  const { rows } = await sql<WriterRow>`
    select review_writers.*, members.joined_at, members.date_of_birth, members.user_name, members.first_name,
      members.last_name, members.email, members.phone_code, members.phone_national, members.gender,
      (select count(*) from reviews where reviews.member_id = members.id and reviews.status = 'published') as published
    from members left join review_writers on review_writers.member_id = members.id
    where members.id = ${member} and members.removed_at is null`.execute(on)
  const [row] = rows
  return (
    row && {
      facts: factsOf(row),
      isHalf: isHalf(mandatoryOf(row)),
      joinedAt: row.joined_at,
      published: row.published,
      // Null if nothing was written: there is no row yet.
      readFirst: (row.read_first ?? []).map((id) => ProductId(id)),
      ...present({ dateOfBirth: row.date_of_birth })
    }
  )
}

const factsOf = ({ failures, failed_at, accepted, blocked_at, banned_at }: Partial<WriterRow>): WritingFacts => ({
  failures: failures ?? nothingWritten.failures,
  accepted: (accepted ?? []).map(instant),
  ...present({ failedAt: failed_at, blockedAt: blocked_at, bannedAt: banned_at })
})

const factsColumns = ({ failures, failedAt, accepted, blockedAt, bannedAt }: WritingFacts) => ({
  failures,
  failed_at: failedAt === undefined ? null : moment(failedAt),
  accepted: json(accepted),
  blocked_at: blockedAt === undefined ? null : moment(blockedAt),
  banned_at: bannedAt === undefined ? null : moment(bannedAt)
})

const similarTexts = async (
  on: Kysely<Tables>,
  member: MemberId,
  product: ProductId,
  details: string,
  except: ReviewId | undefined
): Promise<ReadonlyArray<string>> => {
  const length = [...details].length
  const [least, most] = [Math.floor(length * (1 - lengthShare)), Math.ceil(length * (1 + lengthShare))]
  // Read first: the indexes serve values that are known when the plan is made.
  const { rows: ends } = await sql<{ first: string; last: string }>`
    select left(letters, 60) as first, right(letters, 60) as last
    from (select review_letters(${details}) as letters) as own where length(letters) >= ${lettersLeast}`.execute(on)
  const { first, last } = ends[0] ?? { first: null, last: null }
  const { rows } = await sql<{ details: string }>`
    select details from reviews
    where id is distinct from ${except ?? null} and (
      left(review_letters(details), 60) = ${first} or right(review_letters(details), 60) = ${last}
      or ((member_id = ${member} or product_id = ${product}) and length(details) between ${least} and ${most}))
    order by coalesce(left(review_letters(details), 60) = ${first} or right(review_letters(details), 60) = ${last}, false) desc,
      created_at desc
    limit ${comparedMost}`.execute(on)
  return rows.map((row) => row.details)
}
