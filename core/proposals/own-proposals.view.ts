import type { SnapshotFrom } from "xstate"
import type { ProductCard } from "../catalogue/product.ts"
import type { OwnProposal, ownProposalsMachine } from "./own-proposals.machine.ts"

/** A proposal with the product that came of it. */
export interface ListedProposal {
  readonly proposal: OwnProposal
  readonly product?: ProductCard
}

/** View of a member's proposals. */
export interface OwnProposalsView {
  readonly step: "reading" | "shown" | "empty" | "failed"
  readonly items: ReadonlyArray<ListedProposal>
}

/** Returns what the list of proposals shows in this state of its machine. */
export const viewOwnProposals = ({
  value,
  context: { items, products }
}: SnapshotFrom<typeof ownProposalsMachine>): OwnProposalsView => ({
  step: value === "reading" || value === "failed" ? value : items.length === 0 ? "empty" : "shown",
  items: items.map((proposal) => {
    const product = proposal.kind === "product" ? products.find(({ id }) => id === proposal.became) : undefined
    return { proposal, ...(product && { product }) }
  })
})
