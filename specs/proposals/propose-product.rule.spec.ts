import { describe, expect, it } from "vitest"
import { emptyProposal } from "#core/proposals/proposal-draft.rule.ts"
import { problemsNow, proposedOf } from "#core/proposals/propose-product.rule.ts"
import { noPhotos } from "#core/reviews/photos/form-photos.rule.ts"
import { onePhoto, serumPath } from "./proposal-machine-fixture.ts"

const draft = {
  ...emptyProposal,
  brandText: " Janari ",
  brand: { kind: "new", name: "Janari" },
  product: " Serum  Kunyit ",
  path: serumPath,
  different: "Serum Kunyit"
} as const

describe("a form that is sent", () => {
  it("lacks photos of members alone, and waits for those on their way", () => {
    expect(problemsNow({ draft, photos: onePhoto, isMember: true })).toEqual({})
    expect(problemsNow({ draft, photos: noPhotos, isMember: true })).toEqual({ photos: "required" })
    expect(problemsNow({ draft, photos: noPhotos, isMember: false })).toEqual({})
    expect(problemsNow({ draft, photos: { ...onePhoto, failed: 1 }, isMember: true })).toEqual({ photos: "coming" })
    expect(problemsNow({ draft: { ...draft, brand: null }, photos: onePhoto, isMember: true })).toEqual({
      brand: "unchosen"
    })
  })

  it("is sent without blanks, and differs only if that was said of its name", () => {
    expect(proposedOf({ draft, photos: onePhoto, isMember: true })).toMatchObject({
      brand: { kind: "new", name: "Janari" },
      name: "Serum Kunyit",
      categories: ["Rawat", "Wajah", "Serum"],
      isDifferent: true
    })
    const other = { ...draft, product: "Serum Jahe" }
    expect(proposedOf({ draft: other, photos: onePhoto, isMember: true }).isDifferent).toBe(false)
    expect(() => proposedOf({ draft: emptyProposal, photos: onePhoto, isMember: true })).toThrow("incomplete")
  })
})
