import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { leadersOf } from "#core/discovery/recommending/leaders.rule.ts"
import { recommend } from "#core/discovery/recommending/recommend.rule.ts"
import { noTaste, type Reason, type Taste } from "#core/discovery/recommending/recommendation.ts"
import type { Facts } from "#core/search/facts.rule.ts"
import { orderOf } from "#core/search/order.rule.ts"
import { isRecommendable } from "#core/search/recommend.rule.ts"
import en from "#ui/messages/en/discovery.json" with { type: "json" }
import id from "#ui/messages/id/discovery.json" with { type: "json" }
import tags from "../../adapters/demo/data/tags.json" with { type: "json" }
import { runs } from "../arbitraries.ts"
import { soldOut, someFacts } from "../search/some-facts.ts"

const day = "2026-11-20"
const someTags = ["skin-oily", "skin-dry", "concern-pores", "hair-curly", "origin-id"]
const someKinds = ["serum", "lipstik", "sampo"]

const anyProduct = (number: number): fc.Arbitrary<Facts> =>
  fc
    .record({
      tags: fc.subarray(someTags),
      kind: fc.constantFrom(...someKinds),
      brand: fc.integer({ min: 1, max: 4 }),
      sales: fc.nat(3000),
      isOut: fc.boolean()
    })
    .map(({ tags: own, kind, brand, sales, isOut }) =>
      (isOut ? soldOut : someFacts)(number, {
        tags: own,
        categories: ["dunia", "bagian", kind].map((one) => CategoryId(one)),
        brand: BrandId(brand),
        sales90d: sales
      })
    )
const anyShop: fc.Arbitrary<ReadonlyArray<Facts>> = fc
  .integer({ min: 1, max: 60 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, place) => anyProduct(place + 1))))
const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 60 }).map(ProductId), { maxLength: 12 })
const anyTaste: fc.Arbitrary<Taste> = fc.record({
  answers: fc.subarray(someTags.slice(0, 4)),
  interests: fc.subarray([...someKinds, "hair-curly"]),
  bought: anyIds,
  loved: anyIds,
  tried: anyIds
})

const choose = (taste: Taste, shop: ReadonlyArray<Facts>, on = day) => {
  const byId = new Map(shop.map((facts) => [facts.id, facts]))
  return recommend(
    taste,
    leadersOf((sort) => shop.toSorted(orderOf(sort))),
    (one) => byId.get(one),
    on
  )
}

/** Whether what a reason says holds, judged by the taste and the product alone. */
const holds = (reason: Reason, facts: Facts, taste: Taste, shop: ReadonlyArray<Facts>): boolean => {
  const isLike = (ids: ReadonlyArray<ProductId>) =>
    shop.some(
      (other) =>
        ids.includes(other.id) &&
        (other.brand === facts.brand || other.categories.some((category) => facts.categories.includes(category)))
    )
  switch (reason.kind) {
    case "answer":
      return taste.answers.includes(reason.tag) && facts.tags.includes(reason.tag)
    case "interest":
      return taste.interests.some((one) => facts.tags.includes(one) || facts.categories.some((own) => own === one))
    case "loved":
      return isLike(taste.loved)
    case "bought":
      return isLike(taste.bought)
  }
}

describe("recommendations for a taste", () => {
  it("are never sold out, bought, reviewed or marked, each once, at most 30, and every reason is true. D-16b", () =>
    fc.assert(
      fc.property(anyShop, anyTaste, (shop, taste) => {
        const list = choose(taste, shop)
        const known = [...taste.bought, ...taste.tried, ...taste.loved]
        expect(list.length).toBeLessThanOrEqual(30)
        expect(new Set(list.map((one) => one.id)).size).toBe(list.length)
        for (const { id: chosen, reason } of list) {
          const facts = shop.find((one) => one.id === chosen)
          if (facts === undefined) throw new Error("a product that the shop has not")
          expect(isRecommendable(facts)).toBe(true)
          expect(known).not.toContain(chosen)
          if (reason) expect(holds(reason, facts, taste, shop)).toBe(true)
        }
      }),
      runs(300)
    ))

  it("are there whenever the shop has anything that the member does not know", () =>
    fc.assert(
      fc.property(anyShop, anyTaste, (shop, taste) => {
        const known = new Set([...taste.bought, ...taste.tried, ...taste.loved])
        const left = shop.filter((facts) => isRecommendable(facts) && !known.has(facts.id))
        expect(choose(taste, shop)).toHaveLength(Math.min(30, left.length))
      }),
      runs(300)
    ))

  it("are the same all day, in whatever order the shop is read", () =>
    fc.assert(
      fc.property(anyShop, anyTaste, (shop, taste) => {
        expect(choose(taste, shop.toReversed())).toEqual(choose(taste, shop))
      }),
      runs(100)
    ))

  it("are what sells best, without reasons, if nothing is known", () => {
    const shop = Array.from({ length: 40 }, (_, place) =>
      someFacts(place + 1, {
        brand: BrandId(place),
        categories: [CategoryId(`jenis ${place}`)],
        sales90d: Math.floor(2 ** (place / 2))
      })
    )
    const list = choose(noTaste, shop)
    expect(list).toHaveLength(30)
    expect(list.every(({ reason }) => reason === undefined)).toBe(true)
    expect(list.slice(0, 10).every((one) => one.id > 20)).toBe(true)
  })

  it("change with an answer: what has the tag comes first and says so", () => {
    const shop = Array.from({ length: 40 }, (_, place) =>
      someFacts(place + 1, {
        brand: BrandId(place),
        categories: [CategoryId(`jenis ${place}`)],
        sales90d: 4000 - place * 100,
        tags: place >= 30 ? ["concern-pores"] : []
      })
    )
    const list = choose({ ...noTaste, answers: ["concern-pores"] }, shop)
    expect(list.slice(0, 10).every((one) => one.id > 30)).toBe(true)
    expect(list[0]?.reason).toEqual({ kind: "answer", tag: "concern-pores" })
    expect(choose({ ...noTaste, answers: ["skin-dry"] }, shop).every(({ reason }) => reason === undefined)).toBe(true)
  })

  it("show at most 4 of one kind and of one brand among ten while there are others", () => {
    const shop = Array.from({ length: 40 }, (_, place) =>
      someFacts(place + 1, {
        brand: BrandId(place % 10),
        categories: [CategoryId(place < 20 ? "serum" : `jenis ${place}`)],
        sales90d: place < 20 ? 4000 : 10
      })
    )
    const first = choose(noTaste, shop).slice(0, 10)
    expect(first.filter((one) => one.id <= 20)).toHaveLength(4)
  })
})

describe("the words of a reason", () => {
  const groups = /^(?:skin|tone|concern|body-concern|hair|hair-concern)-/
  it.each([
    ["id", id.reason],
    ["en", en.reason]
  ] as const)("fit on one line of 26 letters, for every answer that can be given, in %s", (_, words) => {
    const { tag, ...others } = words
    for (const text of [...Object.values(tag), ...Object.values(others)])
      expect([...text].length).toBeLessThanOrEqual(26)
    expect(Object.keys(tag).toSorted()).toEqual(
      tags
        .map((one) => one.id)
        .filter((one) => groups.test(one))
        .toSorted()
    )
  })

  it("name neither motherhood nor age", () => {
    for (const text of [...Object.values(id.reason.tag), ...Object.values(en.reason.tag)])
      expect(text).not.toMatch(/ibu|anak|hamil|umur|usia|tahun|mother|child|age\b|years/i)
  })
})
