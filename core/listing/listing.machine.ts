import type { Effect } from "effect"
import { assign, emit, setup } from "xstate"
import type { ProductList } from "../catalogue/product-list.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import { reset } from "../search/filter-state.rule.ts"
import type { Found } from "../search/found.ts"
import type { SearchQuery } from "../search/query.ts"
import type { SearchPort } from "../search/search.port.ts"
import { asksTheSame, type Fixed, inside, searchOf } from "./place.rule.ts"

/** Calls of a list. */
export interface ListingPort extends Pick<SearchPort, "find" | "count"> {
  /** Shown, clearly labelled, if nothing was found. Rule 16. */
  readonly popular: (input: NoInput) => Effect.Effect<ProductList, Unavailable>
}

/** How long the old list stays, dimmed, before its boxes are shown empty. Own choice: an answer is usually faster. */
export const patienceMs = 300
/** Milliseconds without a change of filters before they are counted. Machines 13. */
export const countWaitMs = 250

/** Input of a list: the server's first answer. */
export interface ListingInput {
  readonly fixed: Fixed
  readonly query: SearchQuery
  readonly found: Found
  readonly popular?: ProductList | undefined
}

interface ListingContext {
  readonly fixed: Fixed
  /** What is wanted now. */
  readonly query: SearchQuery
  /** Query of the last result of `found`. S2: it is shown as an answer only while it is the one wanted. */
  readonly answered: SearchQuery
  readonly found: Found
  readonly popular: ProductList | null
  /** The filters as they stand in the drawer, not applied yet. */
  readonly draft: SearchQuery
  /** The query that the draft started from. */
  readonly draftFrom: SearchQuery
  /** How many products the draft would show, once that is known. */
  readonly count: number | null
}

/** Events of a list of products. */
export type ListingEvent = Timed<
  /** A filter, an order or a word was chosen and holds at once. */
  | { readonly type: "query.wanted"; readonly query: SearchQuery }
  /** The address changed: Back, Forward, or a link. */
  | { readonly type: "address.changed"; readonly query: SearchQuery }
  | { readonly type: "more.wanted" }
  | { readonly type: "retry.wanted" }
  | { readonly type: "connection.returned" }
  | { readonly type: "drawer.opened" }
  | { readonly type: "draft.changed"; readonly query: SearchQuery }
  | { readonly type: "draft.reset" }
  | { readonly type: "draft.applied" }
  | { readonly type: "drawer.closed" }
>

/** The address that the page should have now; `replace` if Back should not stop there. Rule 12. */
export interface AddressWanted {
  readonly type: "address.wanted"
  readonly search: string
  readonly replace: boolean
}

/** A list of products with its filters and orders, page by page. Specification 4, Search; machines 9 and 13. */
export const listingMachine = setup({
  types: {
    input: {} as ListingInput,
    context: {} as ListingContext,
    events: {} as ListingEvent,
    emitted: {} as AddressWanted
  },
  actors: placeholderActors<ListingPort>("find", "count", "popular"),
  guards: {
    isNew: ({ context, event }) => "query" in event && !asksTheSame(inside(context.fixed, event.query), context.query),
    isNewDraft: ({ context }) => !asksTheSame(context.draft, context.query),
    /** A draft of this list that was closed without being applied: closing loses nothing. Rule 8. */
    hasDraft: ({ context: { draft, draftFrom, query } }) => asksTheSame(draftFrom, query) && !asksTheSame(draft, query),
    needsPopular: ({ context }) =>
      context.popular === null && context.found.total === 0 && asksTheSame(context.answered, context.query),
    isAnswered: ({ context }) => asksTheSame(context.answered, context.query),
    hasMore: ({ context }) => shownEnd(context.found) < context.found.total
  },
  delays: { patience: patienceMs, countWait: countWaitMs },
  actions: {
    want: assign(({ context, event }) => ("query" in event ? { query: inside(context.fixed, event.query) } : {})),
    wantDraft: assign(({ context }) => ({ query: context.draft })),
    wantNextPage: assign(({ context }) => ({ query: { ...context.query, page: context.query.page + 1 } })),
    wantWhatIsShown: assign(({ context }) => ({ query: context.answered })),
    emitAddress: emit(({ context }) => addressOf(context, false)),
    replaceAddress: emit(({ context }) => addressOf(context, true)),
    beginDraft: assign(({ context: { query } }) => ({ draft: query, draftFrom: query, count: null })),
    beginCountedDraft: assign(({ context: { query, found } }) => ({
      draft: query,
      draftFrom: query,
      count: found.total
    })),
    changeDraft: assign(({ context, event }) =>
      event.type === "draft.changed" ? { draft: inside(context.fixed, { ...event.query, page: 1 }), count: null } : {}
    ),
    resetDraft: assign(({ context }) => ({ draft: inside(context.fixed, reset(context.query)), count: null }))
  }
}).createMachine({
  id: "listing",
  type: "parallel",
  context: ({ input: { fixed, query, found, popular } }) => ({
    fixed,
    query,
    answered: query,
    found,
    popular: popular ?? null,
    draft: query,
    draftFrom: query,
    count: null
  }),
  states: {
    results: {
      initial: "shown",
      on: {
        "query.wanted": { guard: "isNew", target: ".loading", actions: ["want", "emitAddress"] },
        "address.changed": { guard: "isNew", target: ".loading", actions: "want" },
        "draft.applied": { guard: "isNewDraft", target: ".loading", actions: ["wantDraft", "emitAddress"] }
      },
      states: {
        shown: {
          meta: { spec: "4", tone: "ok" },
          on: { "more.wanted": { guard: "hasMore", target: "loadingMore", actions: "wantNextPage" } }
        },
        loading: {
          meta: { spec: "4", tone: "busy" },
          description: "Another question was asked; a still later one interrupts this one.",
          initial: "patient",
          invoke: {
            src: "find",
            input: ({ context }) => context.query,
            onDone: {
              target: "shown",
              actions: assign(({ context, event }) => ({ found: event.output, answered: context.query }))
            },
            onError: "failed"
          },
          states: {
            patient: { description: "The old list stays a moment.", after: { patience: "long" } },
            long: {}
          }
        },
        failed: {
          meta: { spec: "8", tone: "bad" },
          description: "An empty list and a quiet way to ask again. D-19.",
          on: { "retry.wanted": "loading", "connection.returned": "loading" }
        },
        loadingMore: {
          meta: { spec: "4", tone: "busy" },
          invoke: {
            src: "find",
            input: ({ context }) => ({
              ...context.query,
              window: { skip: shownEnd(context.found), limit: context.query.size }
            }),
            onDone: {
              target: "shown",
              actions: [
                assign(({ context, event }) => ({
                  found: joined(context.found, event.output),
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
    },
    popular: {
      meta: { spec: "8", tone: "idle" },
      description: "What else there is, where nothing was found; asked once.",
      initial: "unneeded",
      states: {
        unneeded: { always: { guard: "needsPopular", target: "asking" } },
        asking: {
          invoke: {
            src: "popular",
            input: {},
            onDone: { target: "unneeded", actions: assign(({ event }) => ({ popular: event.output })) },
            onError: "silent"
          }
        },
        silent: {
          description: "Nothing is offered and nothing said. Specification 8.",
          on: { "query.wanted": "unneeded", "address.changed": "unneeded", "connection.returned": "unneeded" }
        }
      }
    },
    drawer: {
      initial: "closed",
      states: {
        closed: {
          meta: { spec: "2", tone: "idle" },
          on: {
            "drawer.opened": [
              { guard: "hasDraft", target: "open.counting" },
              { guard: "isAnswered", target: "open", actions: "beginCountedDraft" },
              { target: "open.counting", actions: "beginDraft" }
            ]
          }
        },
        open: {
          meta: { spec: "2", tone: "idle" },
          initial: "counted",
          on: {
            "drawer.closed": "closed",
            "draft.applied": "closed",
            "draft.changed": { target: ".resting", actions: "changeDraft" },
            "draft.reset": { target: ".resting", actions: "resetDraft" }
          },
          states: {
            counted: {},
            resting: { description: "The hand may not be done yet.", after: { countWait: "counting" } },
            counting: {
              invoke: {
                src: "count",
                input: ({ context }) => context.draft,
                onDone: { target: "counted", actions: assign(({ event }) => ({ count: event.output.count })) },
                // Without a number the button shows only what it does.
                onError: "counted"
              }
            }
          }
        }
      }
    }
  }
})

/** Returns the machine of a list of products over its port. */
export const listingMachineOver = ({ find, count, popular }: ListingPort) =>
  listingMachine.provide({ actors: portActors<ListingPort>({ find, count, popular }) })

const shownEnd = ({ skip, products }: Found): number => skip + products.length

/** The list with the next part behind it; what moved up in between does not stand there twice (S3). */
const joined = (shown: Found, next: Found): Found => {
  const known = new Set(shown.products.map(({ id }) => id))
  return {
    ...next,
    skip: shown.skip,
    products: [...shown.products, ...next.products.filter(({ id }) => !known.has(id))]
  }
}

const addressOf = ({ fixed, query }: ListingContext, replace: boolean): AddressWanted => ({
  type: "address.wanted",
  search: searchOf(fixed, query),
  replace
})
