import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import {
  emptyProposal,
  isEmptyProposal,
  isSameProposal,
  proposalDraftIn,
  withProposalDraft
} from "#core/proposals/proposal-draft.rule.ts"
import { someNow } from "../arbitraries.ts"

const link = (id: string) => ({ id: CategoryId(id), name: id, slug: id })
const draft = {
  brandText: "Janari",
  brand: { kind: "known", id: BrandId(3) },
  product: "Serum",
  path: [link("a"), link("b"), link("c")],
  note: "Beli di Bandung",
  different: "Serum"
} as const
const other = { ...emptyProposal, product: "Lipstik" }

describe("the draft of a proposal in a browser", () => {
  it("is read as it was left, each form for itself, for seven days", () => {
    const text = withProposalDraft(
      withProposalDraft(undefined, "proposal", draft, someNow),
      "proposal-x",
      other,
      someNow
    )
    expect(proposalDraftIn(text, "proposal", someNow)).toEqual({ at: someNow, ...draft })
    expect(proposalDraftIn(text, "proposal-x", someNow)).toMatchObject(other)
    expect(proposalDraftIn(text, "proposal-y", someNow)).toBeUndefined()
    expect(proposalDraftIn(text, "proposal", instant(someNow + 7 * dayMs))).toBeDefined()
    expect(proposalDraftIn(text, "proposal", instant(someNow + 7 * dayMs + 1))).toBeUndefined()
    const left = withProposalDraft(text, "proposal", emptyProposal, someNow)
    expect(proposalDraftIn(left, "proposal", someNow)).toBeUndefined()
    expect(withProposalDraft(left, "proposal-x", emptyProposal, someNow)).toBeUndefined()
  })

  it("is nothing if it was stored by nobody, whatever stands there", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(proposalDraftIn(text, "proposal", someNow)).toBeUndefined()
        expect(withProposalDraft(text, "proposal", draft, someNow)).toBeTypeOf("string")
      })
    )
    const broken = JSON.stringify({ v: 1, drafts: { proposal: { at: someNow, brand: 3, path: [{}], product: {} } } })
    expect(proposalDraftIn(broken, "proposal", someNow)).toEqual({ at: someNow, ...emptyProposal })
  })

  it("is empty as long as nothing would be lost, and the same if it says the same", () => {
    expect(isEmptyProposal({ ...emptyProposal, brandText: "  " })).toBe(true)
    for (const change of [{ brandText: "J" }, { product: "S" }, { note: "n" }, { path: draft.path }])
      expect(isEmptyProposal({ ...emptyProposal, ...change })).toBe(false)
    expect(isSameProposal(draft, { ...draft, brand: null })).toBe(true)
    expect(isSameProposal(draft, { ...draft, path: null })).toBe(false)
  })
})
