import { assign, emit, setup } from "xstate"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import { type ReviewQuery, type Reviews, reviewsPerPage } from "./review.ts"
import { reviewSearch } from "./review-address.rule.ts"
import type { ReviewsPort } from "./reviews.port.ts"

/** What the reviews of a product ask. */
export type AllReviewsPort = Pick<ReviewsPort, "list">

/** Input of the list of a product's reviews: the server's first answer. */
export interface AllReviewsInput {
  readonly query: ReviewQuery
  readonly reviews: Reviews
}

interface AllReviewsContext {
  readonly query: ReviewQuery
  readonly answered: ReviewQuery
  readonly reviews: Reviews
}

/** Events of the list of a product's reviews. */
export type AllReviewsEvent = Timed<
  | { readonly type: "query.wanted"; readonly query: ReviewQuery }
  /** The address changed: Back, Forward, or a link. */
  | { readonly type: "address.changed"; readonly query: ReviewQuery }
  | { readonly type: "more.wanted" }
  | { readonly type: "retry.wanted" }
  | { readonly type: "connection.returned" }
>

/** The address that the page should have now; `replace` if Back should not stop there. D-81; rule 12. */
export interface ReviewAddressWanted {
  readonly type: "address.wanted"
  readonly search: string
  readonly replace: boolean
}

/** The reviews of a product with their filters, page by page. Specification 7, Reviews; rules 28 to 32. */
export const allReviewsMachine = setup({
  types: {
    input: {} as AllReviewsInput,
    context: {} as AllReviewsContext,
    events: {} as AllReviewsEvent,
    emitted: {} as ReviewAddressWanted
  },
  actors: placeholderActors<AllReviewsPort>("list"),
  guards: {
    isNew: ({ context, event }) => "query" in event && !isSame(event.query, context.query),
    hasMore: ({ context }) => hasMore(context.query, context.reviews)
  },
  actions: {
    want: assign(({ event }) => ("query" in event ? { query: event.query } : {})),
    wantNextPage: assign(({ context }) => ({ query: { ...context.query, page: context.query.page + 1 } })),
    wantWhatIsShown: assign(({ context }) => ({ query: context.answered })),
    emitAddress: emit(({ context }) => addressOf(context, false)),
    replaceAddress: emit(({ context }) => addressOf(context, true))
  }
}).createMachine({
  id: "all-reviews",
  context: ({ input: { query, reviews } }) => ({ query, answered: query, reviews }),
  initial: "shown",
  on: {
    "query.wanted": { guard: "isNew", target: ".loading", actions: ["want", "emitAddress"] },
    "address.changed": { guard: "isNew", target: ".loading", actions: "want" }
  },
  states: {
    shown: {
      meta: { spec: "7", tone: "ok" },
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
          actions: assign(({ context, event }) => ({ reviews: event.output, answered: context.query }))
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
            assign(({ context, event }) => ({
              reviews: joined(context.reviews, event.output),
              answered: context.query
            })),
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

/** Returns the machine of a product's reviews over its port. */
export const allReviewsMachineOver = ({ list }: AllReviewsPort) =>
  allReviewsMachine.provide({ actors: portActors<AllReviewsPort>({ list }) })

/** Returns whether reviews stand behind the page a query asks for. */
export const hasMore = ({ page }: ReviewQuery, { total }: Reviews): boolean => page * reviewsPerPage < total

const addressOf = ({ query }: AllReviewsContext, replace: boolean): ReviewAddressWanted => ({
  type: "address.wanted",
  search: reviewSearch(query),
  replace
})

const isSame = (one: ReviewQuery, other: ReviewQuery): boolean => reviewSearch(one) === reviewSearch(other)

/** Appends the next page of reviews; none appears twice. */
const joined = (shown: Reviews, next: Reviews): Reviews => {
  const known = new Set(shown.items.map(({ id }) => id))
  return { ...next, items: [...shown.items, ...next.items.filter(({ id }) => !known.has(id))] }
}
