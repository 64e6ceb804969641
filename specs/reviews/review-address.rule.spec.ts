import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ProductId } from "#core/catalogue/product.ts"
import { type ReviewQuery, reviewSorts } from "#core/reviews/review.ts"
import { allReviewsOf, parseReviewQuery, printReviewQuery } from "#core/reviews/review-address.rule.ts"
import { runs } from "../arbitraries.ts"

const product = ProductId(7)
const read = (address: string): ReviewQuery => parseReviewQuery(product, [...new URLSearchParams(address)])
const anyReviewQuery: fc.Arbitrary<ReviewQuery> = fc
  .record({
    ratings: fc.subarray([5, 4, 3, 2, 1]),
    traits: fc.subarray(["dry", "oily", "sensitive"]),
    age: fc.option(fc.constantFrom("<18", "25-29", ">40"), { nil: undefined }),
    withPhoto: fc.boolean(),
    verified: fc.boolean(),
    recommended: fc.boolean(),
    sort: fc.constantFrom(...reviewSorts),
    page: fc.integer({ min: 1, max: 1_000 })
  })
  .map(({ age, ...query }) => ({ ...query, product, ...(age !== undefined && { ageBucket: age }) }) as ReviewQuery)

describe("a filter of reviews in the address", () => {
  it("is read as it was written", () =>
    fc.assert(
      fc.property(anyReviewQuery, (query) => {
        expect(parseReviewQuery(product, printReviewQuery(query))).toEqual(query)
      }),
      runs(500)
    ))

  it("is nothing for all reviews, the most liked first", () => {
    expect(printReviewQuery(allReviewsOf(product))).toEqual([])
    expect(read("")).toEqual(allReviewsOf(product))
  })

  it("has whole stars from 1 to 5, the highest first, and everything once", () => {
    expect(read("stars=1,5,0,6,4.5,x,5").ratings).toEqual([5, 1])
    expect(read("traits=oily,dry,oily,").traits).toEqual(["dry", "oily"])
  })

  it("has at most 20 values of a filter, each of at most 64 characters", () => {
    const many = Array.from({ length: 3_000 }, (_, place) => `trait-${String(place).padStart(4, "0")}`)
    expect(read(`traits=${many.join(",")}`).traits).toEqual(many.slice(0, 20))
    expect(read(`traits=${"x".repeat(65)},${"y".repeat(64)}`).traits).toEqual(["y".repeat(64)])
    expect(read(`age=${"x".repeat(65)}`)).toEqual(allReviewsOf(product))
    expect(read(`age=${"x".repeat(64)}`).ageBucket).toHaveLength(64)
  })

  it.each([
    ["page=0", 1],
    ["page=-1", 1],
    ["page=1.5", 1],
    ["page=1000", 1_000],
    ["page=1001", 1],
    ["page=x", 1]
  ])("has a page from 1 to 1,000: %s is %i", (address, page) => expect(read(address).page).toBe(page))

  it("ignores what it does not know (D-15)", () => {
    expect(read("sort=loudest&photo=yes&verified=0&shoes=7")).toEqual(allReviewsOf(product))
  })
})
