import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type ProductCard, ProductId } from "#core/catalogue/product.ts"
import {
  type OwnProposal,
  type OwnProposalsPort,
  ownProposalsMachineOver
} from "#core/proposals/own-proposals.machine.ts"
import { viewOwnProposals } from "#core/proposals/own-proposals.view.ts"
import { ProposalId } from "#core/proposals/proposal.ts"
import { someNow } from "../arbitraries.ts"
import { openMachine } from "../profile/profile-fixture.ts"
import { type Fate, well } from "../selling-line.ts"

const shared = { version: 1, at: someNow } as const
const brand: OwnProposal = { kind: "brand", id: ProposalId("b"), name: "Janari", status: "pending", ...shared }
const product: OwnProposal = {
  kind: "product",
  id: ProposalId("p"),
  name: "Serum",
  status: "accepted",
  brand: { kind: "new", name: "Janari" },
  path: [],
  note: "",
  photos: [],
  became: ProductId(11),
  ...shared
}
const portOf = (items: ReadonlyArray<OwnProposal>): OwnProposalsPort => ({
  mine: () => Effect.succeed(items),
  cards: ({ ids }) => Effect.succeed(ids.map((id) => ({ id, name: "Serum" }) as ProductCard))
})
const open = (items: ReadonlyArray<OwnProposal>, fate?: () => Fate) =>
  openMachine(ownProposalsMachineOver, portOf(items), undefined, viewOwnProposals, fate)

describe("the proposals of a member", () => {
  it("are shown with their products, which may come later or not at all", async () => {
    const list = open([product, brand])
    expect(list.view().step).toBe("reading")
    await list.clock.advance(100)
    expect(list.view()).toMatchObject({ step: "shown", items: [{ product: { id: 11 } }, { proposal: { id: "b" } }] })
    const none = open([])
    await none.clock.advance(100)
    expect(none.view()).toEqual({ step: "empty", items: [] })
  })

  it("say when they cannot be read, until the connection returns", async () => {
    let fate: Fate = { ...well, lost: "call" }
    const list = open([brand], () => fate)
    await list.clock.advance(60_000)
    expect(list.view().step).toBe("failed")
    list.say({ type: "retry.wanted" })
    await list.clock.advance(60_000)
    fate = well
    list.say({ type: "connection.returned" })
    await list.clock.advance(100)
    expect(list.view().step).toBe("shown")
  })
})
