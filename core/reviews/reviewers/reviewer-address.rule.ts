import { CategoryId } from "../../catalogue/category.ts"
import { longestFilterValue } from "../../search/query.ts"
import { type ReviewSort, reviewSorts } from "../review.ts"
import type { ExpertsQuery, ReviewerQuery } from "./reviewer.ts"

/** Last page that an address can name. D-15. */
const lastPage = 1000

type Search = ReadonlyArray<readonly [name: string, value: string]>

/** Returns the reviews of a reviewer as one first sees them. */
export const allOfReviewer = (userName: string): ReviewerQuery => ({ userName, sort: "newest", page: 1 })

/** Reads from an address which reviews of a reviewer are shown; ignores what it does not know. D-15. */
export const parseReviewerQuery = (userName: string, search: Search): ReviewerQuery => {
  const category = givenValue(search, "category")
  const sort = reviewSorts.find((known) => known === givenValue(search, "sort"))
  return {
    ...allOfReviewer(userName),
    ...(category !== undefined && { category: CategoryId(category) }),
    ...(sort !== undefined && { sort }),
    page: pageOf(search)
  }
}

/** Reads from an address which experts are shown; ignores what it does not know. D-15. */
export const parseExpertsQuery = (search: Search): ExpertsQuery => {
  const field = givenValue(search, "field")
  return { ...(field !== undefined && { field }), page: pageOf(search) }
}

/** Returns the part of an address that asks for these reviewers or reviews: `?category=makeup`, or nothing. */
export const reviewerSearch = (query: ReviewerQuery | ExpertsQuery): string => {
  const printed = "userName" in query ? printReviewerQuery(query) : printExpertsQuery(query)
  const page: Search = query.page === 1 ? [] : [["page", String(query.page)]]
  const text = [...printed, ...page].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")
  return text === "" ? "" : `?${text}`
}

const printReviewerQuery = ({ category, sort }: ReviewerQuery): Search => [
  ...(category === undefined ? [] : [["category", category] as const]),
  ...(sort === ("newest" satisfies ReviewSort) ? [] : [["sort", sort] as const])
]

const printExpertsQuery = ({ field }: ExpertsQuery): Search => (field === undefined ? [] : [["field", field]])

const givenValue = (search: Search, name: string): string | undefined => {
  const [, value = ""] = search.find(([known]) => known === name) ?? []
  return value !== "" && value.length <= longestFilterValue && !/\p{Cc}/u.test(value) ? value : undefined
}

const pageOf = (search: Search): number => {
  const page = Number(givenValue(search, "page") ?? 1)
  return Number.isSafeInteger(page) && page >= 1 && page <= lastPage ? page : 1
}
