import { assign, setup } from "xstate"
import type { CataloguePort } from "../catalogue/catalogue.port.ts"
import type { ProductCard, ProductId } from "../catalogue/product.ts"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { BrandProposal, ProductProposal } from "./proposal.ts"
import type { ProposalsPort } from "./proposals.port.ts"

/** A proposal of the member. */
export type OwnProposal = BrandProposal | ProductProposal
/** Calls of the list of proposals. */
export interface OwnProposalsPort extends Pick<ProposalsPort, "mine">, Pick<CataloguePort, "cards"> {}

interface OwnProposalsContext {
  readonly items: ReadonlyArray<OwnProposal>
  /** Products that came of some of them. */
  readonly products: ReadonlyArray<ProductCard>
}

/** Events of the list of proposals. */
export type OwnProposalsEvent = Timed<{ readonly type: "retry.wanted" } | { readonly type: "connection.returned" }>

const becomeOf = (items: ReadonlyArray<OwnProposal>): ReadonlyArray<ProductId> => [
  ...new Set(items.flatMap((one) => (one.kind === "product" && one.became !== undefined ? [one.became] : [])))
]

/** What a member has proposed, with the state of each, and the products that came of it. D-45b. */
export const ownProposalsMachine = setup({
  types: { context: {} as OwnProposalsContext, events: {} as OwnProposalsEvent },
  actors: placeholderActors<OwnProposalsPort>("mine", "cards"),
  guards: { hasProducts: ({ context: { items } }) => becomeOf(items).length > 0 },
  actions: {
    adopt: assign(({ event }) => ("output" in event ? { items: event.output as ReadonlyArray<OwnProposal> } : {})),
    adoptProducts: assign(({ event }) =>
      "output" in event ? { products: event.output as ReadonlyArray<ProductCard> } : {}
    )
  }
}).createMachine({
  id: "own-proposals",
  context: { items: [], products: [] },
  initial: "reading",
  states: {
    reading: {
      meta: { spec: "7", tone: "busy" },
      invoke: { src: "mine", input: {}, onDone: { target: "deciding", actions: "adopt" }, onError: "failed" }
    },
    failed: {
      meta: { spec: "8", tone: "bad" },
      on: { "retry.wanted": "reading", "connection.returned": "reading" }
    },
    deciding: { always: [{ guard: "hasProducts", target: "readingProducts" }, { target: "shown" }] },
    readingProducts: {
      description: "The list is shown meanwhile; without them accepted ones have no way on.",
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "cards",
        input: ({ context: { items } }) => ({ ids: becomeOf(items) }),
        onDone: { target: "shown", actions: "adoptProducts" },
        onError: "shown"
      }
    },
    shown: { meta: { spec: "D-45b", tone: "ok" } }
  }
})

/** Returns the machine of a member's proposals over its port. */
export const ownProposalsMachineOver = ({ mine, cards }: OwnProposalsPort) =>
  ownProposalsMachine.provide({ actors: portActors<OwnProposalsPort>({ mine, cards }) })
