import type { Effect } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlDecisions } from "#adapters/postgres/members/review-decisions.sql.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { ReviewOpsPort } from "#core/reviews/moderation/decision.port.ts"
import { reviewOpsOver } from "#core/reviews/moderation/decision.usecases.ts"
import type { Mailing } from "../jobs/mailing.ts"

/** Decisions of staff on reviews over the database, each one transaction. */
export const reviewOpsIn = (db: Db, mailing: Pick<Mailing, "mailerIn">, now: () => Instant): ReviewOpsPort => {
  const decide =
    <I, A, E>(call: (port: ReviewOpsPort) => (input: I) => Effect.Effect<A, E>) =>
    (input: I) =>
      db.inTransaction((tx) => {
        const at = now()
        return call(reviewOpsOver({ store: sqlDecisions(tx), post: mailing.mailerIn(tx, at) }, at))(input)
      })
  return { publish: decide((port) => port.publish), hide: decide((port) => port.hide) }
}
