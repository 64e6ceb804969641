import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { problemOf } from "#core/catalogue/draft.rule.ts"
import { saleOf } from "#core/pricing/sale.rule.ts"
import { acceptedDraft } from "#core/proposals/accepted.rule.ts"
import { ProposalId } from "#core/proposals/proposal.ts"
import { someNow } from "../arbitraries.ts"

describe("an accepted proposal", () => {
  it("is a product that the catalogue takes: shown, reviewed, not sold. D-1", () => {
    const draft = acceptedDraft({
      id: ProposalId("p"),
      name: "Serum",
      brand: BrandId(1),
      category: CategoryId("serum"),
      pictures: [{ src: "/a", avif: [], webp: [240], ratio: 1, wall: "#fff", alt: { id: "Foto", en: "Photo" } }],
      at: someNow
    })
    const known = {
      brands: new Set([draft.brand]),
      categories: new Set(["serum" as CategoryId]),
      tags: new Set<string>()
    }
    expect(problemOf(draft, known)).toBeUndefined()
    expect(draft).toMatchObject({
      active: true,
      removed: false,
      availableForOrder: false,
      source: "proposal",
      sourceId: "p"
    })
    expect(draft.soldAs).toBeUndefined()
    expect(draft.pictures[0]?.alt).toEqual({ id: "Serum", en: "Serum" })
    expect(draft.combinations).toMatchObject([{ active: false, stock: 0, activeInReview: true }])
    expect(saleOf(draft, { active: true })).toBe("not-for-order")
  })
})
