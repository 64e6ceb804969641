import { Data } from "effect"
import type { ProductId } from "../catalogue/product.ts"
import type { Instant } from "../kernel/moment.ts"
import type { ReviewFinding } from "../reviews/reviews.errors.ts"
import type { ProposalId, ProposalStatus } from "./proposal.ts"
import type { ProposalField, ProposalProblem } from "./proposal-form.rule.ts"

/** The member has no such proposal. */
export class ProposalUnknown extends Data.TaggedError("ProposalUnknown") {}

/** Fields are missing or unfit; the form sends no such proposal. Specification 5. */
export class ProposalIncomplete extends Data.TaggedError("ProposalIncomplete")<{
  readonly problems: Readonly<Partial<Record<ProposalField, ProposalProblem>>>
}> {}

/** Words that the shop does not take stand in it, as in a review. D-41. */
export class ProposalRefused extends Data.TaggedError("ProposalRefused")<{
  readonly findings: ReadonlyArray<ReviewFinding>
}> {}

/**
 * The shop has the product, or one so similar that the author has to say that theirs is another one; or the author has proposed it
 * already. D-45b.
 */
export class ProposalDuplicate extends Data.TaggedError("ProposalDuplicate")<{
  /** Products it may duplicate, the most similar first. */
  readonly products: ReadonlyArray<ProductId>
  /** Whether one of them is the same: then it is refused whatever its author says. */
  readonly isSame: boolean
  /** The author's own proposal that says the same and waits. */
  readonly proposal?: ProposalId
}> {}

/** The shop has a brand of this name, or the author has proposed it already. */
export class BrandExists extends Data.TaggedError("BrandExists")<{ readonly proposal?: ProposalId }> {}

/** The member has proposed as much as may be on one day; another day begins at `until`. Own choice. */
export class ProposalLimit extends Data.TaggedError("ProposalLimit")<{ readonly until: Instant }> {}

/** The proposal is not the one that was read any more: its author changed it in another tab, or staff decided on it. */
export class ProposalChanged extends Data.TaggedError("ProposalChanged") {}

/** Staff have accepted the proposal, or refused it already: the decision, or a change by its author, comes too late. */
export class ProposalDecided extends Data.TaggedError("ProposalDecided")<{ readonly status: ProposalStatus }> {}

/** The brand, category or product that a decision names does not exist, or is no category of the third level. */
export class DecisionTargetUnknown extends Data.TaggedError("DecisionTargetUnknown")<{
  readonly target: "brand" | "category" | "product"
}> {}
