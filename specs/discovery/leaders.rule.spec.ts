import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { leadersOf } from "#core/discovery/recommending/leaders.rule.ts"
import { orderOf } from "#core/search/order.rule.ts"
import { soldOut, someFacts } from "../search/some-facts.ts"

describe("the best sellers that recommendations choose from", () => {
  it("are the best of each tag, category and brand, without what is sold out, and not endless", () => {
    const shop = [
      ...Array.from({ length: 200 }, (_, place) =>
        someFacts(place + 1, { sales90d: 1000 - place, tags: ["skin-dry"], brand: BrandId(place < 100 ? 1 : 2) })
      ),
      soldOut(201, { sales90d: 9_999, tags: ["skin-dry"] })
    ]
    const { shop: first, byTag, byCategory, byBrand, mostSold } = leadersOf((sort) => shop.toSorted(orderOf(sort)))
    expect([first.length, byTag.get("skin-dry")?.length, byCategory.get("lipstik")?.length]).toEqual([120, 40, 24])
    expect([byBrand.get(1)?.length, byBrand.get(2)?.[0]]).toEqual([12, 101])
    expect([first[0], byTag.get("skin-dry")?.[0], mostSold]).toEqual([1, 1, 1000])
    expect(first).not.toContain(201)
  })

  it("are none in an empty shop", () => expect(leadersOf(() => []).mostSold).toBe(1))
})
