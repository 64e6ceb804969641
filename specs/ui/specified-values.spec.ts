import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { noLists } from "#core/catalogue/stored-lists.ts"
import { newsletters } from "#core/profile/profile.ts"
import { type Assortment, trendingKeywords } from "#core/search/lists.rule.ts"
import { i18nOf } from "#ui/messages/i18n.ts"
import { narrow, wide } from "#ui/theme/breakpoints.ts"
import enFailure from "../../ui/messages/en/failure.json" with { type: "json" }
import enOrders from "../../ui/messages/en/orders.json" with { type: "json" }
import enReviews from "../../ui/messages/en/reviews.json" with { type: "json" }
import idFailure from "../../ui/messages/id/failure.json" with { type: "json" }

/** Texts that the specification gives word for word; those of accounts stand in specs/account/section-8.spec.ts. */
const texts = [
  ["Awaiting bank wire payment", enOrders.status.awaiting_bank_wire_payment],
  ["Beberapa stock produk tidak cukup", idFailure.InsufficientStock],
  [
    "Phone number that you entered is not correct? Make sure you change with the one you used to register at the Sociolla Store.",
    enFailure.NotRegisteredAtStore
  ]
] as const

describe("the shop", () => {
  it.each(texts)("writes the texts of the specification word for word: %s", (text, written) => {
    expect(written).toBe(text)
  })

  it("calls the levels of members by the names of specification 3", () => {
    const words = i18nOf("en", { reviews: enReviews }, "Pendar")
    const names = ["base", "rising", "diva", "super"].map((level) => words.t(`reviews.level.${level}`).toLowerCase())
    expect(names).toEqual(["pendar star", "rising star", "diva star", "super star"])
  })

  it("offers four newsletters: the sister's, its own, lilla's and the journal's (specification 3)", () => {
    expect(newsletters).toEqual(["sociolla", "pendar", "lilla", "beauty_journal"])
  })

  it("changes the layout behind 991 px (specification 2)", () => {
    expect([narrow, wide]).toEqual(["screen and (max-width: 991px)", "screen and (min-width: 992px)"])
  })

  it("offers five brands if nobody has searched yet (specification 9)", () => {
    const brands = [1, 2, 3, 4, 5, 6].map((id) => ({ id: BrandId(id), name: `Brand ${id}` }))
    const nothing: Assortment = { factsOf: () => undefined, inOrder: () => [], all: [] }
    const lists = { ...noLists, brandLists: [{ name: "search-fallback", brands: brands.map(({ id }) => id) }] }
    expect(trendingKeywords(lists, brands, nothing)).toEqual(["Brand 1", "Brand 2", "Brand 3", "Brand 4", "Brand 5"])
    const searched = { ...lists, trendingSearches: [{ keyword: "serum", searches: 1 }] }
    expect(trendingKeywords(searched, brands, nothing)).toEqual(["serum"])
  })
})
