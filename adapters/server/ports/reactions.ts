import type { Effect } from "effect"
import { sqlReactions } from "#adapters/postgres/catalogue/reactions.sql.ts"
import { sqlSavedReviews } from "#adapters/postgres/catalogue/saved-reviews.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import type { MemberId } from "#core/account/member.ts"
import { membersOnly } from "#core/account/session/members-only.ts"
import type { CataloguePort, Reader } from "#core/catalogue/catalogue.port.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { ReactionsPort } from "#core/reviews/reactions/reactions.port.ts"
import { reactionsOver } from "#core/reviews/reactions/reactions.usecases.ts"
import type { SavedReviewsPort } from "#core/reviews/saved/saved-reviews.port.ts"
import { savedReviewsOver } from "#core/reviews/saved/saved-reviews.usecases.ts"
import { keyedMutex } from "./keyed-mutex.ts"

/** What members do with reviews of others: each change one transaction, those of one member one after another. Decision 0046. */
export const reactionsOf = (
  db: Db
): ((asker: { readonly member?: MemberId | undefined; readonly now: Instant }) => ReactionsPort) => {
  const mutex = keyedMutex()
  return ({ member, now }) =>
    membersOnly(member, (id) => {
      const inTurn =
        <I, A, E>(call: (port: ReactionsPort) => (input: I) => Effect.Effect<A, E>) =>
        (input: I) =>
          mutex(
            id,
            db.inTransaction((tx) => call(reactionsOver(sqlReactions(tx), id, now))(input))
          )
      return {
        mine: reactionsOver(sqlReactions(db), id, now).mine,
        like: inTurn((port) => port.like),
        unlike: inTurn((port) => port.unlike),
        bookmark: inTurn((port) => port.bookmark),
        unbookmark: inTurn((port) => port.unbookmark),
        report: inTurn((port) => port.report)
      }
    })
}

interface Asker extends Reader {
  readonly member?: MemberId | undefined
}

/** Reviews that members have bookmarked, over the database. */
export const savedReviewsOf =
  (db: Db) =>
  (
    { member, ...reader }: Asker,
    { catalogue }: { readonly catalogue: Pick<CataloguePort, "cards"> }
  ): SavedReviewsPort =>
    membersOnly(member, (id) => savedReviewsOver(sqlSavedReviews(db), catalogue, id, reader))
