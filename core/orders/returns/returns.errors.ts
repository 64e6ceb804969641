import { Data } from "effect"
import type { Rupiah } from "../../kernel/money.ts"
import type { ClaimField } from "./claim-form.rule.ts"

/** The goods arrived more than 2×24 hours ago: nothing goes back any more. D-62b. */
export class ReturnPeriodOver extends Data.TaggedError("ReturnPeriodOver") {}

/** The order is a member's: the member logs in to send goods of it back, a link alone does not. Decision 0104. */
export class ReturnByMember extends Data.TaggedError("ReturnByMember") {}

/** A field of a claim does not fit its order. */
export class ClaimRefused extends Data.TaggedError("ClaimRefused")<{ readonly field: ClaimField | "refund" }> {}

/** The order has no claim that waits for a decision: it has none, or was decided before. */
export class ClaimNotOpen extends Data.TaggedError("ClaimNotOpen") {}

/** A return gives back from nothing to what was paid for the order, `most`. */
export class ReturnSumRefused extends Data.TaggedError("ReturnSumRefused")<{ readonly most: Rupiah }> {}

/** The account of the member is removed: the claim is settled by transfer. */
export class VoucherWithoutMember extends Data.TaggedError("VoucherWithoutMember") {}
