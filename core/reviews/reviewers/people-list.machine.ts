import { assign, emit, setup } from "xstate"
import { placeholderActors, portActors } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { ReviewAddressWanted } from "../all-reviews.machine.ts"
import { type ReviewWithProduct, reviewsPerPage } from "../review.ts"
import { type Expert, type ExpertsQuery, expertsPerPage, type ReviewerGroup, type ReviewerQuery } from "./reviewer.ts"
import { reviewerSearch } from "./reviewer-address.rule.ts"
import type { ReviewersPort } from "./reviewers.port.ts"

/** What is asked: reviews of one reviewer, or experts. */
export type PeopleQuery = ReviewerQuery | ExpertsQuery

/** A page of the answer; its items are all of the kind that was asked. */
export interface PeoplePage {
  readonly items: ReadonlyArray<ReviewWithProduct | Expert>
  readonly total: number
  readonly groups: ReadonlyArray<ReviewerGroup>
}

/** So many lists that were shown are remembered. Own choice. */
const seenMost = 10

/** What the machine asks: the call that fits the query. */
interface PeopleListPort {
  readonly list: (query: PeopleQuery) => ReturnType<ReviewersPort["reviews"]> | ReturnType<ReviewersPort["experts"]>
}

/** Input of the list: the server's first answer. */
export interface PeopleListInput {
  readonly query: PeopleQuery
  readonly page: PeoplePage
}

interface PeopleListContext extends PeopleListInput {
  readonly answered: PeopleQuery
  /** What the page has shown before, by what was asked: Back shows it at once. Rule 12. */
  readonly seen: ReadonlyMap<string, PeoplePage>
}

/** Events of the list. */
export type PeopleListEvent = Timed<
  | { readonly type: "query.wanted"; readonly query: PeopleQuery }
  /** The address changed: Back, Forward, or a link. */
  | { readonly type: "address.changed"; readonly query: PeopleQuery }
  | { readonly type: "more.wanted" }
  | { readonly type: "retry.wanted" }
  | { readonly type: "connection.returned" }
>

/** The experts of the shop, or the reviews of one reviewer, page by page. Specification 1 and 2, experts. */
export const peopleListMachine = setup({
  types: {
    input: {} as PeopleListInput,
    context: {} as PeopleListContext,
    events: {} as PeopleListEvent,
    emitted: {} as ReviewAddressWanted
  },
  actors: placeholderActors<PeopleListPort>("list"),
  guards: {
    isNew: ({ context, event }) => "query" in event && reviewerSearch(event.query) !== reviewerSearch(context.query),
    isSeen: ({ context: { query, seen }, event }) =>
      "query" in event && reviewerSearch(event.query) !== reviewerSearch(query) && seen.has(keyOfQuery(event.query)),
    hasMore: ({ context }) => hasMorePeople(context.query, context.page)
  },
  actions: {
    want: assign(({ event }) => ("query" in event ? { query: event.query } : {})),
    remember: assign(({ context: { seen, answered, page } }) => ({
      seen: new Map([...seen, [keyOfQuery(answered), page] as const].slice(-seenMost))
    })),
    restore: assign(({ context, event }) => {
      if (!("query" in event)) return {}
      const page = context.seen.get(keyOfQuery(event.query))
      return page === undefined ? {} : { query: event.query, answered: event.query, page }
    }),
    wantNextPage: assign(({ context }) => ({ query: { ...context.query, page: context.query.page + 1 } })),
    wantWhatIsShown: assign(({ context }) => ({ query: context.answered })),
    emitAddress: emit(({ context }) => addressOf(context, false)),
    replaceAddress: emit(({ context }) => addressOf(context, true))
  }
}).createMachine({
  id: "people-list",
  context: ({ input: { query, page } }) => ({ query, answered: query, page, seen: new Map() }),
  initial: "shown",
  on: {
    "query.wanted": { guard: "isNew", target: ".loading", actions: ["remember", "want", "emitAddress"] },
    "address.changed": [
      { guard: "isSeen", target: ".shown", actions: ["remember", "restore"] },
      { guard: "isNew", target: ".loading", actions: ["remember", "want"] }
    ]
  },
  states: {
    shown: {
      meta: { spec: "1", tone: "ok" },
      on: { "more.wanted": { guard: "hasMore", target: "loadingMore", actions: "wantNextPage" } }
    },
    loading: {
      meta: { spec: "7", tone: "busy" },
      description: "Another question was asked; a still later one interrupts this one.",
      invoke: {
        src: "list",
        input: ({ context }) => context.query,
        onDone: {
          target: "shown",
          actions: assign(({ context, event }) => ({ page: event.output, answered: context.query }))
        },
        onError: "failed"
      }
    },
    failed: {
      meta: { spec: "8", tone: "bad" },
      description: "An empty list and a quiet way to ask again. D-19.",
      on: { "retry.wanted": "loading", "connection.returned": "loading" }
    },
    loadingMore: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "list",
        input: ({ context }) => context.query,
        onDone: {
          target: "shown",
          actions: [
            assign(({ context, event }) => ({ page: joined(context.page, event.output), answered: context.query })),
            "replaceAddress"
          ]
        },
        onError: { target: "moreFailed", actions: "wantWhatIsShown" }
      }
    },
    moreFailed: {
      meta: { spec: "8", tone: "bad" },
      on: {
        "more.wanted": { target: "loadingMore", actions: "wantNextPage" },
        "connection.returned": { target: "loadingMore", actions: "wantNextPage" }
      }
    }
  }
})

/** Returns the machine of experts, or of a reviewer's reviews, over its port. */
export const peopleListMachineOver = (port: Pick<ReviewersPort, "reviews" | "experts">) =>
  peopleListMachine.provide({
    actors: portActors<PeopleListPort>({
      list: (query) => ("userName" in query ? port.reviews(query) : port.experts(query))
    })
  })

/** Returns how many are on a page of this list. */
export const peoplePerPage = (query: PeopleQuery): number => ("userName" in query ? reviewsPerPage : expertsPerPage)

/** Returns whether more stand behind the page that a query asks for. */
export const hasMorePeople = (query: PeopleQuery, { total }: Pick<PeoplePage, "total">): boolean =>
  query.page * peoplePerPage(query) < total

const addressOf = ({ query }: PeopleListContext, replace: boolean): ReviewAddressWanted => ({
  type: "address.wanted",
  search: reviewerSearch(query),
  replace
})

const keyOfQuery = (query: PeopleQuery): string =>
  `${"userName" in query ? query.userName : ""} ${reviewerSearch(query)}`

const keyOf = (item: PeoplePage["items"][number]): string =>
  "review" in item ? item.review.id : item.reviewer.userName

/** Appends the next page; nothing appears twice. */
const joined = (shown: PeoplePage, next: PeoplePage): PeoplePage => {
  const known = new Set(shown.items.map(keyOf))
  return { ...next, items: [...shown.items, ...next.items.filter((item) => !known.has(keyOf(item)))] }
}
