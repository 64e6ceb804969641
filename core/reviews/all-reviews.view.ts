import type { SnapshotFrom } from "xstate"
import { type allReviewsMachine, hasMore } from "./all-reviews.machine.ts"
import { type HistogramRow, viewHistogram } from "./histogram.view.ts"
import type { ReviewQuery, ReviewSort, Reviews } from "./review.ts"
import { reviewSorts, reviewsPerPage } from "./review.ts"
import { allReviewsOf, reviewSearch } from "./review-address.rule.ts"

/** Traits of reviewers offered as filters at once. */
const traitsShown = 6

/** A filter of the reviews: what it is called, and where it leads. */
export interface ReviewChoice {
  readonly id: string
  /** Name from the data; the screen has words for `photo`, `verified` and `recommended`. */
  readonly name: string | undefined
  readonly on: boolean
  readonly search: string
}

/** An order of the reviews: the query that asks for it, and where it leads without script. */
export interface ReviewOrder {
  readonly id: ReviewSort
  readonly on: boolean
  readonly query: ReviewQuery
  readonly search: string
}

/** View of the list of a product's reviews. */
export interface AllReviewsView {
  readonly query: ReviewQuery
  readonly list: "shown" | "loading" | "failed"
  readonly reviews: Reviews
  /** How many of those that fit are shown or stand on the pages before. */
  readonly shown: number
  readonly more: "none" | "offered" | "loading" | "failed"
  /** The address of the next page, for those without script. */
  readonly nextSearch: string
  /** The address of the page before the first that is shown: a reload shows only the last of several. */
  readonly previousSearch: string | undefined
  /** Reviews fit, but all stand on pages before the one that the address names. */
  readonly isPastEnd: boolean
  readonly histogram: ReadonlyArray<HistogramRow>
  readonly choices: ReadonlyArray<ReviewChoice>
  readonly sorts: ReadonlyArray<ReviewOrder>
  readonly narrowed: boolean
  readonly everything: ReviewQuery
}

/** Returns what the list of a product's reviews shows in this state of its machine. */
export const viewAllReviews = (snapshot: SnapshotFrom<typeof allReviewsMachine>): AllReviewsView => {
  const { query, answered, reviews } = snapshot.context
  const everything = { ...allReviewsOf(query.product), sort: query.sort }
  const first = answered.page - Math.max(1, Math.ceil(reviews.items.length / reviewsPerPage)) + 1
  return {
    query,
    list: snapshot.matches("loading") ? "loading" : snapshot.matches("failed") ? "failed" : "shown",
    reviews,
    shown: Math.min(reviews.total, answered.page * reviewsPerPage),
    more: moreOf(snapshot),
    nextSearch: reviewSearch({ ...query, page: query.page + 1 }),
    previousSearch: first > 1 ? reviewSearch({ ...query, page: first - 1 }) : undefined,
    isPastEnd: reviews.items.length === 0 && reviews.total > 0,
    histogram: viewHistogram(query, reviews.histogram),
    choices: choicesOf(query, reviews),
    sorts: reviewSorts.map((id) => orderOf({ ...query, sort: id, page: 1 }, query.sort === id)),
    narrowed: reviewSearch({ ...query, page: 1 }) !== reviewSearch(everything),
    everything
  }
}

const orderOf = (query: ReviewQuery, on: boolean): ReviewOrder => ({
  id: query.sort,
  on,
  query,
  search: reviewSearch(query)
})

const moreOf = (snapshot: SnapshotFrom<typeof allReviewsMachine>): AllReviewsView["more"] => {
  if (snapshot.matches("loadingMore")) return "loading"
  if (snapshot.matches("moreFailed")) return "failed"
  if (!hasMore(snapshot.context.query, snapshot.context.reviews)) return "none"
  // While other reviews are on their way, more of those that are shown are not offered.
  return snapshot.matches("loading") ? "loading" : "offered"
}

const choicesOf = (query: ReviewQuery, { traits, ageBuckets }: Reviews): ReadonlyArray<ReviewChoice> => {
  const flag = (id: "withPhoto" | "verified" | "recommended"): ReviewChoice => ({
    id,
    name: undefined,
    on: query[id],
    search: reviewSearch({ ...query, [id]: !query[id], page: 1 })
  })
  const trait = ({ id, name }: Reviews["traits"][number]): ReviewChoice => {
    const on = query.traits.includes(id)
    const chosen = on ? query.traits.filter((one) => one !== id) : [...query.traits, id].sort()
    return { id, name, on, search: reviewSearch({ ...query, traits: chosen, page: 1 }) }
  }
  const age = ({ bucket }: Reviews["ageBuckets"][number]): ReviewChoice => {
    const { ageBucket, ...rest } = query
    const on = ageBucket === bucket
    const asked = { ...rest, ...(on ? {} : { ageBucket: bucket }), page: 1 }
    return { id: `age-${bucket}`, name: bucket, on, search: reviewSearch(asked) }
  }
  return [
    flag("withPhoto"),
    flag("verified"),
    ...traits.slice(0, traitsShown).map(trait),
    flag("recommended"),
    ...ageBuckets.map(age)
  ]
}
