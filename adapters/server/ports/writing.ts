import { Effect } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlWrittenReviews } from "#adapters/postgres/members/written-reviews.sql.ts"
import type { MemberId } from "#core/account/member.ts"
import { membersOnly } from "#core/account/session/members-only.ts"
import type { CataloguePort, Reader } from "#core/catalogue/catalogue.port.ts"
import type { RandomSource } from "#core/kernel/random.ts"
import type { WriteReviewPort } from "#core/reviews/write-review.port.ts"
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
