import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import { rateProducts } from "#adapters/postgres/catalogue/review-writer.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { moment } from "#adapters/postgres/tables.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Done } from "./acts.ts"
import type { ReviewPromiseId } from "./promises.ts"
import type { Activity, Step } from "./story.ts"

interface After {
  readonly step: Step
  readonly done: Done
  readonly at: Instant
}

/** A mistake put into the shop on purpose, and the promise that it breaks. */
export interface ReviewMutant {
  readonly says: string
  readonly breaks: ReviewPromiseId
  /** Done to the database after every call that was answered. */
  readonly spoil: (db: Db, after: After) => Promise<void>
}

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

/** Spoils the database after these steps, and rates the products again if the stars are to follow. */
const after =
  (
    activities: ReadonlyArray<Activity>,
    spoil: (given: After) => RawBuilder<unknown>,
    rates = false
  ): ReviewMutant["spoil"] =>
  async (db, given) => {
    if (!activities.includes(given.step.does)) return
    await run(db.ask((on) => spoil(given).execute(on)))
    if (rates) await run(rateProducts(db))
  }

const writing = ["writes an honest review", "sends spam", "praises the target"] as const
const reporting = ["reports an honest review"] as const
const liking = ["likes a review", "likes one of the brigade"] as const
const reading = ["reads what waits"] as const
const publish = (condition: RawBuilder<unknown>) => sql`
  update reviews set status = 'published', is_rewarded = false where status = 'held' and decided_at is null and ${condition}`
/** Gives a point without a review that brings it. */
const pay = (members: RawBuilder<unknown>, { at }: After) => sql`
  with paid as (update members set points = points + 1 where id in (${members}) returning id)
  insert into point_entries (member_id, kind, points, at) select id, 'adjust', 1, ${moment(at)} from paid`

/** Mistakes that a shop could make with reviews: one wrong rule, number or transition each. */
export const reviewMutants: ReadonlyArray<ReviewMutant> = [
  {
    says: "publishes what a new account writes first",
    breaks: "W5",
    spoil: after(writing, () => publish(sql`findings = '[]'`), true)
  },
  {
    says: "publishes amounts",
    breaks: "W2",
    spoil: after(writing, () => publish(sql`findings @> '[{"code": "PRI"}]'`), true)
  },
  {
    says: "publishes copies by old accounts",
    breaks: "W4",
    spoil: after(
      writing,
      ({ at }) =>
        publish(sql`findings @> '[{"code": "DUP"}]' and exists (select from members where members.id = member_id
          and joined_at < ${moment(at)}::timestamptz - interval '7 days')`),
      true
    )
  },
  { says: "counts no refusal", breaks: "W3", spoil: after(writing, () => sql`update review_writers set failures = 0`) },
  {
    says: "pauses after two refusals",
    breaks: "W3",
    spoil: after(writing, ({ at }) => sql`update review_writers set blocked_at = ${moment(at)} where failures = 2`)
  },
  {
    says: "ends a pause with the next hour",
    breaks: "W3",
    spoil: after(
      writing,
      ({ at }) =>
        sql`update review_writers set blocked_at = null where blocked_at <= ${moment(at)}::timestamptz - interval '2 minutes'`
    )
  },
  {
    says: "hides at the second report",
    breaks: "W7",
    spoil: after(
      reporting,
      () => sql`update reviews set status = 'hidden' where status = 'published'
        and (select count(*) from review_reports where review_id = reviews.id and settled_at is null) >= 2`,
      true
    )
  },
  {
    says: "waits for a fourth report",
    breaks: "W7",
    spoil: after(
      reporting,
      () => sql`update reviews set status = 'published' where status = 'hidden' and decided_at is null
        and (select count(*) from review_reports where review_id = reviews.id and settled_at is null) = 3`,
      true
    )
  },
  {
    says: "settles no reports",
    breaks: "W7",
    spoil: after(reading, () => sql`update review_reports set settled_at = null`)
  },
  {
    says: "shows staff nothing of what reports have hidden",
    breaks: "W8",
    spoil: after(
      reporting,
      ({ at }) => sql`update reviews set decided_at = ${moment(at)} where status = 'hidden' and decided_at is null`
    )
  },
  {
    says: "takes the points of what reports have hidden",
    breaks: "W8",
    spoil: after(reporting, () => sql`update reviews set points_received = 0 where status = 'hidden'`)
  },
  {
    says: "counts in the stars what waits",
    breaks: "W6",
    spoil: after(
      writing,
      () =>
        sql`update products set total_reviews = (select count(*) from reviews where product_id = products.id and status <> 'hidden')`
    )
  },
  {
    says: "leaves in the stars what reports have hidden",
    breaks: "W6",
    spoil: after(
      reporting,
      () =>
        sql`update products set total_reviews = (select count(*) from reviews where product_id = products.id and status <> 'held')`
    )
  },
  {
    says: "counts presses of likes",
    breaks: "W6",
    spoil: after(liking, ({ done }) => sql`update reviews set likes = likes + 1 where id = ${done.review ?? ""}`)
  },
  {
    says: "pays for what waits",
    breaks: "W9",
    spoil: after(writing, (given) => {
      const id = given.done.review ?? ""
      return pay(sql`select member_id from reviews where id = ${id} and status = 'held'`, given)
    })
  },
  {
    says: "pays for a report",
    breaks: "W9",
    spoil: after(reporting, (given) =>
      pay(sql`select member_id from review_reports where at = ${moment(given.at)}`, given)
    )
  },
  {
    says: "shows again what staff have hidden",
    breaks: "W11",
    spoil: after(
      reading,
      () => sql`update reviews set status = 'published' where status = 'hidden' and decided_at is not null`,
      true
    )
  }
]
