import { Effect } from "effect"
import type { BrandId } from "../catalogue/brand.ts"
import { brandPath, reviewFormPath } from "../catalogue/links.ts"
import type { ProductId } from "../catalogue/product.ts"
import type { Instant } from "../kernel/moment.ts"
import { slug } from "../kernel/text.ts"
import type {
  JudgedProposal,
  ProductToAccept,
  ProposalDecisionServices,
  ProposalMessage,
  ProposalOpsPort
} from "./decisions.port.ts"
import { brandKey, isSameProduct } from "./names.rule.ts"
import type { BrandChoice } from "./proposal.ts"
import { properName } from "./proposal-form.rule.ts"
import {
  DecisionTargetUnknown,
  ProposalChanged,
  ProposalDecided,
  ProposalDuplicate,
  ProposalUnknown
} from "./proposals.errors.ts"

/** Page of an account that lists its proposals. */
export const ownProposalsPath = "/account/proposals"

/** Proposals as staff decide on them. Each decision is written to the author. D-45b, D-75. */
export const proposalOpsOver = ({ store, post }: ProposalDecisionServices, now: Instant): ProposalOpsPort => {
  /** A pending proposal in the version that was read. */
  const read = Effect.fnUntraced(function* ({ id, version }: Parameters<ProposalOpsPort["accept"]>[0]) {
    const found = (yield* store.proposal(id)) ?? (yield* new ProposalUnknown())
    const { status } = found.proposal
    if (status !== "pending") return yield* new ProposalDecided({ status })
    return found.proposal.version === version ? found : yield* new ProposalChanged()
  })

  const decide = Effect.fnUntraced(function* (
    { proposal, author }: Effect.Success<ReturnType<typeof read>>,
    decision: Parameters<typeof store.decide>[1],
    message: Pick<ProposalMessage, "kind" | "path">
  ) {
    if (!(yield* store.decide(proposal, decision))) return yield* new ProposalChanged()
    const { to: status, reason, words, became } = decision
    if (author)
      yield* post.put({
        ...message,
        ...author,
        proposed: [proposal.brand?.name, proposal.name].filter(Boolean).join(" "),
        words: words ?? "",
        ...(reason && { reason })
      })
    return {
      ...proposal,
      status,
      version: proposal.version + 1,
      decidedAt: now,
      ...(reason && { reason }),
      ...(words !== undefined && { words }),
      ...(became !== undefined && { became })
    } satisfies JudgedProposal
  })

  /** The brand that a decision names, or the proposed one; a new one that the shop has by now is the shop's. */
  const brandOf = Effect.fnUntraced(function* (given: BrandId | undefined, proposed: BrandChoice) {
    const brands = yield* store.brands
    const isOne = (id: BrandId) => brands.find((one) => one.id === id)
    if (given !== undefined || proposed.kind === "known") {
      const known = isOne(given ?? (proposed.kind === "known" ? proposed.id : (0 as BrandId)))
      return known ? { kind: "known" as const, ...known } : yield* new DecisionTargetUnknown({ target: "brand" })
    }
    const same = brands.find((one) => brandKey(one.name) === brandKey(proposed.name))
    return same ? { kind: "known" as const, ...same } : proposed
  })

  const acceptProduct = Effect.fnUntraced(function* (
    found: Effect.Success<ReturnType<typeof read>>,
    { name, title, category, brand, into }: Parameters<ProposalOpsPort["accept"]>[0]
  ) {
    const { proposal } = found
    if (into !== undefined) {
      if (!(yield* store.isProduct(into))) return yield* new DecisionTargetUnknown({ target: "product" })
      const decision = { to: "accepted" as const, name, at: now, became: into }
      return yield* decide(found, decision, { kind: "proposal-merged", path: reviewFormPath({ id: into }) })
    }
    const chosen = yield* brandOf(brand, proposal.brand ?? { kind: "new", name: "" })
    const product: ProductToAccept = {
      brand: chosen,
      name: properName(title ?? proposal.name),
      category: category ?? proposal.category?.id ?? (yield* new DecisionTargetUnknown({ target: "category" }))
    }
    if (!(yield* store.isCategory(product.category))) return yield* new DecisionTargetUnknown({ target: "category" })
    if (chosen.kind === "known") yield* isNew(yield* store.productsOf([chosen.id]), { ...product, brand: chosen.name })
    const id = yield* store.takeProduct(proposal, product, now)
    const decision = { to: "accepted" as const, name, at: now, became: id }
    return yield* decide(found, decision, { kind: "proposal-accepted", path: reviewFormPath({ id }) })
  })

  const acceptBrand = Effect.fnUntraced(function* (
    found: Effect.Success<ReturnType<typeof read>>,
    { name, title, brand }: Parameters<ProposalOpsPort["accept"]>[0]
  ) {
    const wanted = properName(title ?? found.proposal.name)
    const chosen = yield* brandOf(brand, { kind: "new", name: wanted })
    const id = chosen.kind === "known" ? chosen.id : yield* store.takeBrand(chosen.name)
    const decision = { to: "accepted" as const, name, at: now, became: id }
    const path = brandPath({ id, name: chosen.name, slug: slug(chosen.name) })
    return yield* decide(found, decision, {
      kind: chosen.kind === "known" ? "proposal-merged" : "proposal-accepted",
      path
    })
  })

  return {
    accept: Effect.fnUntraced(function* (input) {
      const found = yield* read(input)
      return yield* found.proposal.kind === "brand" ? acceptBrand(found, input) : acceptProduct(found, input)
    }),
    refuse: Effect.fnUntraced(function* ({ reason, words, ...input }) {
      const found = yield* read(input)
      const decision = {
        to: "refused" as const,
        name: input.name,
        at: now,
        reason,
        ...(words !== undefined && { words })
      }
      return yield* decide(found, decision, { kind: "proposal-refused", path: ownProposalsPath })
    })
  }
}

/** Refuses a product that the shop has. */
const isNew = (
  others: ReadonlyArray<{ readonly id: ProductId; readonly brand: string; readonly name: string }>,
  wanted: { readonly brand: string; readonly name: string }
) => {
  const same = others.filter((other) => isSameProduct(wanted, other))
  return same.length === 0
    ? Effect.void
    : Effect.fail(new ProposalDuplicate({ products: same.map(({ id }) => id), isSame: true }))
}
