import type { ProductId } from "../catalogue/product.ts"
import { filterValuesInAddress, longestFilterValue } from "../search/query.ts"
import { type ReviewQuery, type ReviewSort, reviewSorts } from "./review.ts"

/** The reviews of a product as one first sees them. */
export const allReviewsOf = (product: ProductId): ReviewQuery => ({
  product,
  ratings: [],
  traits: [],
  withPhoto: false,
  verified: false,
  recommended: false,
  sort: "most-liked",
  page: 1
})

/**
 * Reads the filter of a product's reviews from an address; what it does not know it ignores, as it does values of more than 64
 * characters and what exceeds 20 values of a filter. D-15.
 */
export const parseReviewQuery = (product: ProductId, search: ReadonlyArray<readonly [string, string]>): ReviewQuery => {
  const given = new Map(search)
  const list = (name: string) =>
    [...new Set((given.get(name) ?? "").split(","))].filter(isFilterValue).slice(0, filterValuesInAddress)
  const page = Number(given.get("page") ?? 1)
  const sort = reviewSorts.find((known) => known === given.get("sort"))
  const ageBucket = given.get("age") ?? ""
  return {
    ...allReviewsOf(product),
    ratings: list("stars")
      .map(Number)
      .filter((stars) => [1, 2, 3, 4, 5].includes(stars))
      .sort((a, b) => b - a),
    traits: list("traits").sort(),
    ...(isFilterValue(ageBucket) ? { ageBucket } : {}),
    withPhoto: given.get("photo") === "1",
    verified: given.get("verified") === "1",
    recommended: given.get("recommended") === "1",
    sort: sort ?? "most-liked",
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1000 ? page : 1
  }
}

const isFilterValue = (value: string): boolean => value !== "" && value.length <= longestFilterValue

/** The part of an address that filters reviews: `?stars=5,4`, or nothing. */
export const reviewSearch = (query: ReviewQuery): string => {
  const printed = printReviewQuery(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`
  )
  return printed.length > 0 ? `?${printed.join("&")}` : ""
}

/** Writes a review filter into an address; defaults are left out, so that parsing gives it back. */
export const printReviewQuery = (query: ReviewQuery): ReadonlyArray<readonly [string, string]> => {
  const flag = (name: string, on: boolean): ReadonlyArray<readonly [string, string]> => (on ? [[name, "1"]] : [])
  return [
    ...(query.ratings.length > 0 ? [["stars", query.ratings.join(",")] as const] : []),
    ...(query.traits.length > 0 ? [["traits", query.traits.join(",")] as const] : []),
    ...(query.ageBucket ? [["age", query.ageBucket] as const] : []),
    ...flag("photo", query.withPhoto),
    ...flag("verified", query.verified),
    ...flag("recommended", query.recommended),
    ...(query.sort === ("most-liked" satisfies ReviewSort) ? [] : [["sort", query.sort] as const]),
    ...(query.page === 1 ? [] : [["page", String(query.page)] as const])
  ]
}
