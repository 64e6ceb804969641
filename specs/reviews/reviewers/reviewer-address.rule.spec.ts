import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CategoryId } from "#core/catalogue/category.ts"
import { reviewSorts } from "#core/reviews/review.ts"
import {
  allOfReviewer,
  parseExpertsQuery,
  parseReviewerQuery,
  reviewerSearch
} from "#core/reviews/reviewers/reviewer-address.rule.ts"

const parsed = (search: string) => [...new URLSearchParams(search)]
const anyWord = fc.stringMatching(/^[a-z0-9 &=%+-]{1,64}$/)
const anyPage = fc.integer({ min: 1, max: 1000 })

describe("the address of a list of people", () => {
  it("asks again for the reviews that it was made for", () =>
    fc.assert(
      fc.property(
        fc.record({ sort: fc.constantFrom(...reviewSorts), page: anyPage }),
        fc.option(anyWord),
        (query, category) => {
          const asked = {
            userName: "kirana",
            ...query,
            ...(category !== null && { category: CategoryId(category) })
          }
          expect(parseReviewerQuery("kirana", parsed(reviewerSearch(asked)))).toEqual(asked)
        }
      )
    ))

  it("asks again for the experts that it was made for", () =>
    fc.assert(
      fc.property(anyPage, fc.option(anyWord), (page, field) => {
        const asked = { page, ...(field !== null && { field }) }
        expect(parseExpertsQuery(parsed(reviewerSearch(asked)))).toEqual(asked)
      })
    ))

  it("is empty for all of them, newest first", () => {
    expect(reviewerSearch(allOfReviewer("kirana"))).toBe("")
    expect(reviewerSearch({ page: 1 })).toBe("")
  })

  it.each([
    "?page=0",
    "?page=1001",
    "?page=x",
    "?page=1.5",
    "?sort=best",
    `?category=${"a".repeat(65)}`,
    "?category=",
    "?category=%00",
    "?category=a%00b"
  ])("ignores what it does not know: %s", (search) =>
    expect(parseReviewerQuery("kirana", parsed(search))).toEqual(allOfReviewer("kirana"))
  )
})
