import { Effect } from "effect"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import { sqlOwnReviews } from "#adapters/postgres/members/own-reviews.sql.ts"
import { sqlWrittenReviews } from "#adapters/postgres/members/written-reviews.sql.ts"
import type { MemberId } from "#core/account/member.ts"
import { membersOnly } from "#core/account/session/members-only.ts"
import type { CataloguePort, Reader } from "#core/catalogue/catalogue.port.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { RandomSource } from "#core/kernel/random.ts"
import type { WriteReviewPort } from "#core/reviews/write-review.port.ts"
import type { OwnReviewsPort } from "#core/reviews/writing/own-reviews.port.ts"
import { ownReviewsOver } from "#core/reviews/writing/own-reviews.usecases.ts"
import { writingOver } from "#core/reviews/writing/writing.usecases.ts"

interface Asker extends Reader {
  readonly member?: MemberId | undefined
}
interface OtherPorts {
  readonly catalogue: Pick<CataloguePort, "product">
}

/** Writing reviews over the database. A submission is one transaction, in which its writer is locked. */
export const writingPorts =
  (db: Db, random: RandomSource) =>
  ({ member, ...reader }: Asker, { catalogue }: OtherPorts): WriteReviewPort =>
    membersOnly(member, (id) => ({
      fetchBlockState: writingOver({ store: sqlWrittenReviews(db), catalogue, random, keep: Effect.void }, id, reader)
        .fetchBlockState,
      submitReview: (input) =>
        db.inTransaction((tx) =>
          writingOver({ store: sqlWrittenReviews(tx), catalogue, random, keep: tx.keep }, id, reader).submitReview(
            input
          )
        )
    }))

/** A member's own reviews over the database. A change is one transaction, in which its writer is locked. */
export const ownReviewPorts =
  (db: Db) =>
  ({ member, ...reader }: Asker, { catalogue }: OtherPorts): OwnReviewsPort =>
    membersOnly(member, (id) => {
      const over = (session: Session, keep: Effect.Effect<void, Unavailable> = Effect.void) =>
        ownReviewsOver({ store: sqlWrittenReviews(session), own: sqlOwnReviews(session), catalogue, keep }, id, reader)
      return {
        ...over(db),
        change: (input) => db.inTransaction((tx) => over(tx, tx.keep).change(input)),
        remove: (input) => db.inTransaction((tx) => over(tx).remove(input))
      }
    })
