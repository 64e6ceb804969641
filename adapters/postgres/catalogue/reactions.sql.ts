import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { Reaction, ReactionKind } from "#core/reviews/reactions/reaction.ts"
import type { ReactionStore } from "#core/reviews/reactions/reactions.port.ts"
import { ReviewId } from "#core/reviews/review.ts"
import type { Session } from "../engine/db.ts"
import { raiseLevels } from "../members/levels.sql.ts"
import { changeOfLive } from "../members/live-member.ts"
import { json, moment, type Tables } from "../tables.ts"
import { countLikes } from "./review-likes.sql.ts"
import { rate } from "./review-writer.sql.ts"
import { changeWithin } from "./versions.sql.ts"

/**
 * Likes, bookmarks and reports of members, each change within the transaction of its call. It locks the member first and the
 * version of the reviews next, as the removal of an account does. D-43; decision 0109.
 */
export const sqlReactions = (session: Session): ReactionStore => ({
  read: (member, reviews) =>
    reviews.length === 0 ? Effect.succeed([]) : session.ask((on) => readAs(on, member, reviews)),
  mark: (member, { review, kind, on: isOn, at }) =>
    changeOfLive(session, member, async (on) => {
      const put = () => putMark(on, kind, { review, member, at: moment(at) }, isOn)
      if (kind === "bookmark") {
        if (await isPublished(on, review)) await put()
      } else
        await changeWithin(on, "reviews", async () => {
          const changed = (await isPublished(on, review)) && (await put())
          if (changed) await countLikes(on, [review])
          if (changed && isOn) await raiseLevels(on, [review])
          return { answer: undefined, changed }
        })
      const [after] = await readAs(on, member, [review])
      return after
    }),
  report: (member, report, hideAt) =>
    changeOfLive(session, member, (on) =>
      changeWithin(on, "reviews", async (_, version) => {
        const { review, type, note = null, at } = report
        if (!(await isPublished(on, review))) return { answer: "unknown" as const, changed: false }
        const { numAffectedRows = 0n } = await sql`
          insert into review_reports (review_id, member_id, at, type, note)
          values (${review}, ${member}, ${moment(at)}, ${type}, ${note}) on conflict do nothing`.execute(on)
        if (numAffectedRows === 0n) return { answer: "already" as const, changed: false }
        const product = await hideReported(on, review, hideAt)
        if (product === undefined) return { answer: "reported" as const, changed: false }
        await rate(on, version, product)
        const line = { name: "reports", action: "hide review", subject: review, detail: json({ reporters: hideAt }) }
        await on
          .insertInto("ops_log")
          .values({ ...line, at: moment(at) })
          .execute()
        return { answer: "hidden" as const, changed: true }
      })
    )
})

/** Returns whether a review is published, and locks it against a change of that until the transaction ends. */
const isPublished = async (on: Kysely<Tables>, review: ReviewId): Promise<boolean> => {
  const { rows } = await sql`select from reviews where id = ${review} and status = 'published' for share`.execute(on)
  return rows.length > 0
}

/** Sets or removes a mark. Returns whether it was not so before. */
const putMark = async (
  on: Kysely<Tables>,
  kind: ReactionKind,
  { review, member, at }: { readonly review: ReviewId; readonly member: MemberId; readonly at: string },
  isOn: boolean
): Promise<boolean> => {
  const table = sql.table(kind === "like" ? "review_likes" : "review_bookmarks")
  const { numAffectedRows = 0n } = await (isOn
    ? sql`insert into ${table} (review_id, member_id, at) values (${review}, ${member}, ${at}) on conflict do nothing`
    : sql`delete from ${table} where review_id = ${review} and member_id = ${member}`
  ).execute(on)
  return numAffectedRows > 0n
}

/** Hides a review that so many members have reported since the shop last decided. Returns its product if it was hidden now. D-41. */
const hideReported = async (on: Kysely<Tables>, review: ReviewId, hideAt: number): Promise<ProductId | undefined> => {
  const { rows } = await sql<{ product_id: number }>`
    update reviews set status = 'hidden', version = version + 1, decided_at = null, decision_words = null
    where id = ${review} and status = 'published'
      and (select count(*) from review_reports where review_id = ${review} and settled_at is null) >= ${hideAt}
    returning product_id`.execute(on)
  return rows[0] && ProductId(rows[0].product_id)
}

const readAs = async (
  on: Kysely<Tables>,
  member: MemberId,
  reviews: ReadonlyArray<ReviewId>
): Promise<ReadonlyArray<Reaction>> => {
  const { rows } = await sql<Omit<Reaction, "review"> & { readonly id: string }>`
    select id, likes, member_id = ${member} as "isOwn",
      exists (select from review_likes where review_id = reviews.id and member_id = ${member}) as "hasLiked",
      exists (select from review_bookmarks where review_id = reviews.id and member_id = ${member}) as "hasBookmarked"
    from reviews where id = any(${[...reviews]}::text[]) and status = 'published' order by id`.execute(on)
  return rows.map(({ id, ...reaction }) => ({ review: ReviewId(id), ...reaction }))
}
