import type { Effect } from "effect"
import { type Kysely, type RawBuilder, sql } from "kysely"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { DecisionStore } from "#core/reviews/moderation/decision.port.ts"
import type { JudgedReview } from "#core/reviews/moderation/decision.ts"
import { ReviewId, type ReviewStatus } from "#core/reviews/review.ts"
import { rateAgain } from "../catalogue/review-writer.sql.ts"
import { lockVersion } from "../catalogue/versions.sql.ts"
import type { Session } from "../engine/db.ts"
import { present } from "../present.ts"
import { json, moment, type Row, type Tables } from "../tables.ts"
import { raiseLevels } from "./levels.sql.ts"
import { settleReviewPoints } from "./review-points.sql.ts"

/** Stores decisions of staff on reviews. */
export const sqlDecisions = (session: Session): DecisionStore => ({
  review: (id) =>
    session.ask(async (on) => {
      const { rows } = await selectJudged(sql`reviews.id = ${id} for key share of members`).execute(on)
      const [row] = rows
      if (row === undefined) return undefined
      const { email, email_verified, first_name: name, language } = row
      const author = email_verified && email !== "" ? { author: { to: email, name, language } } : {}
      return { review: judgedOf(row), ...author }
    }),
  decide: ({ id, product, version, status, findings }, { to, name, words, at }) =>
    session.ask(async (on) => {
      await lockVersion(on, "reviews")
      const { rows } = await sql`
        update reviews set status = ${to}, version = version + 1, must_be_read = false, was_hidden = was_hidden or ${to === "hidden"}, decided_at = ${moment(at)},
          decision_words = ${words ?? null}, findings = ${json(to === "published" ? [] : findings)}::jsonb
        where id = ${id} and version = ${version} returning id`.execute(on)
      if (rows.length === 0) return false
      await sql`update review_reports set settled_at = ${moment(at)} where review_id = ${id} and settled_at is null`.execute(
        on
      )
      await on
        .insertInto("ops_log")
        .values({
          at: moment(at),
          name,
          action: `review ${to}`,
          subject: id,
          detail: json({ before: status, codes: findings.map(({ code }) => code) })
        })
        .execute()
      await rateAgain(on, product.id)
      await settleReviewPoints(on, id, at)
      if (to === "published") await raiseLevels(on, [id])
      return true
    })
})

/** A decision as the log has it. */
export interface LoggedDecision {
  readonly at: Instant
  readonly name: string
  readonly action: string
}

/** One review for staff, with the decisions on it, newest first. */
export const readJudged = (
  session: Session,
  id: ReviewId
): Effect.Effect<
  { readonly review: JudgedReview; readonly history: ReadonlyArray<LoggedDecision> } | undefined,
  Unavailable
> =>
  session.ask(async (on) => {
    const { rows } = await selectJudged(sql`reviews.id = ${id}`).execute(on)
    return rows[0] && { review: judgedOf(rows[0]), history: await historyOf(on, id) }
  })

/** Reviews that wait for staff, oldest first; with `all` also those that they decided on. */
export const listJudged = (
  session: Session,
  { all, limit }: { readonly all: boolean; readonly limit: number }
): Effect.Effect<ReadonlyArray<JudgedReview>, Unavailable> =>
  session.ask(async (on) => {
    const waiting = sql`reviews.status = 'held' or reviews.status = 'hidden' and reviews.decided_at is null`
    const { rows } = await selectJudged(sql`
      (${all ? sql`reviews.status in ('held', 'hidden') or reviews.decided_at is not null` : waiting})
      order by coalesce(reviews.edited_at, reviews.created_at), reviews.id limit ${limit}`).execute(on)
    return rows.map(judgedOf)
  })

type JudgedRow = Row<"reviews"> &
  Pick<Row<"members">, "user_name" | "first_name" | "email" | "email_verified"> &
  Pick<JudgedReview, "reports">

const selectJudged = (conditions: RawBuilder<unknown>): RawBuilder<JudgedRow> => sql<JudgedRow>`
  select reviews.*, members.user_name, members.first_name, members.email, members.email_verified, (
    select coalesce(jsonb_agg(jsonb_build_object('type', type, 'note', coalesce(note, '')) order by at), '[]')
    from review_reports where review_reports.review_id = reviews.id and settled_at is null
  ) as reports
  from reviews join members on members.id = reviews.member_id
  where reviews.status <> 'removed' and ${conditions}`

/** Staff look at the largest file; a picture of a feed has no widths. */
const judgedPicture = ({ src, webp, alt }: StoredPicture): JudgedReview["pictures"][number] => ({
  address: webp.length === 0 ? src : `${src}-${Math.max(...webp)}.webp`,
  description: alt.id
})

const judgedOf = (row: JudgedRow): JudgedReview => ({
  id: ReviewId(row.id),
  product: { id: ProductId(row.product_id), name: row.product_name },
  author: row.user_name,
  details: row.details,
  rating: row.rating,
  pictures: row.pictures.map(judgedPicture),
  status: row.status as ReviewStatus,
  findings: row.findings,
  reports: row.reports,
  writtenAt: row.edited_at ?? row.created_at,
  isChanged: row.edited_at !== null,
  version: row.version,
  ...present({ decidedAt: row.decided_at, words: row.decision_words })
})

const historyOf = async (on: Kysely<Tables>, id: ReviewId): Promise<ReadonlyArray<LoggedDecision>> =>
  on
    .selectFrom("ops_log")
    .select(["at", "name", "action"])
    .where("subject", "=", id)
    .where("action", "like", "review %")
    .orderBy("position", "desc")
    .limit(50)
    .execute()
