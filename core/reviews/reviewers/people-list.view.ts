import type { SnapshotFrom } from "xstate"
import { CategoryId } from "../../catalogue/category.ts"
import { type ReviewWithProduct, reviewSorts } from "../review.ts"
import {
  hasMorePeople,
  type PeoplePage,
  type PeopleQuery,
  type peopleListMachine,
  peoplePerPage
} from "./people-list.machine.ts"
import type { Expert, ReviewerGroup, ReviewerQuery } from "./reviewer.ts"
import { reviewerSearch } from "./reviewer-address.rule.ts"

/** A group as a filter: where it leads, and whether it is chosen. */
export interface GroupChoice extends ReviewerGroup {
  readonly on: boolean
  readonly search: string
}

/** View of experts, or of a reviewer's reviews. */
export interface PeopleListView {
  readonly query: PeopleQuery
  readonly list: "shown" | "loading" | "failed"
  /** Empty if experts were asked. */
  readonly reviews: ReadonlyArray<ReviewWithProduct>
  /** Empty if reviews were asked. */
  readonly experts: ReadonlyArray<Expert>
  readonly total: number
  /** How many of those that fit are shown or stand on the pages before. */
  readonly shown: number
  readonly more: "none" | "offered" | "loading" | "failed"
  /** The address of the next page, for those without script. */
  readonly nextSearch: string
  /** The address of the page before the first that is shown: a reload shows only the last of several. */
  readonly previousSearch: string | undefined
  /** Where all of them are, without a filter. */
  readonly everythingSearch: string
  /** Whether a group is chosen. */
  readonly narrowed: boolean
  readonly groups: ReadonlyArray<GroupChoice>
  /** Orders of reviews, none of experts. */
  readonly sorts: ReadonlyArray<{ readonly query: ReviewerQuery; readonly on: boolean; readonly search: string }>
}

/** Returns what the list shows in this state of its machine. */
export const viewPeopleList = (snapshot: SnapshotFrom<typeof peopleListMachine>): PeopleListView => {
  const { query, answered, page } = snapshot.context
  const size = peoplePerPage(query)
  const first = answered.page - Math.max(1, Math.ceil(page.items.length / size)) + 1
  return {
    query,
    list: snapshot.matches("loading") ? "loading" : snapshot.matches("failed") ? "failed" : "shown",
    reviews: page.items.filter((item) => "review" in item),
    experts: page.items.filter((item) => "reviewer" in item),
    total: page.total,
    shown: Math.min(page.total, answered.page * size),
    more: moreOf(snapshot),
    nextSearch: reviewerSearch({ ...query, page: query.page + 1 }),
    previousSearch: first > 1 ? reviewerSearch({ ...query, page: first - 1 }) : undefined,
    everythingSearch: reviewerSearch(inGroup(query, undefined)),
    narrowed: groupOf(query) !== undefined,
    groups: choicesOf(query, page),
    sorts: sortsOf(query)
  }
}

const moreOf = (snapshot: SnapshotFrom<typeof peopleListMachine>): PeopleListView["more"] => {
  if (snapshot.matches("loadingMore")) return "loading"
  if (snapshot.matches("moreFailed")) return "failed"
  if (!hasMorePeople(snapshot.context.query, snapshot.context.page)) return "none"
  // While others are on their way, more of those that are shown are not offered.
  return snapshot.matches("loading") ? "loading" : "offered"
}

const groupOf = (query: PeopleQuery): string | undefined => ("userName" in query ? query.category : query.field)

/** The same question about one group, or about all. */
const inGroup = (query: PeopleQuery, group: string | undefined): PeopleQuery => {
  if (!("userName" in query)) return { ...(group !== undefined && { field: group }), page: 1 }
  const { userName, sort } = query
  return { userName, sort, ...(group !== undefined && { category: CategoryId(group) }), page: 1 }
}

const choicesOf = (query: PeopleQuery, { groups }: PeoplePage): ReadonlyArray<GroupChoice> =>
  groups.map((group) => {
    const on = groupOf(query) === group.id
    return { ...group, on, search: reviewerSearch(inGroup(query, on ? undefined : group.id)) }
  })

const sortsOf = (query: PeopleQuery): PeopleListView["sorts"] =>
  "userName" in query
    ? reviewSorts.map((sort) => {
        const sorted = { ...query, sort, page: 1 }
        return { query: sorted, on: query.sort === sort, search: reviewerSearch(sorted) }
      })
    : []
