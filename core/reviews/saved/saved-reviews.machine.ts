import { assign, setup } from "xstate"
import { placeholderActors, portActors } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import { type ReviewWithProduct, reviewsPerPage } from "../review.ts"
import type { SavedReviews, SavedReviewsPort } from "./saved-reviews.port.ts"

/** Reviews that a member has bookmarked, as far as they were read. */
export interface SavedReviewsContext {
  /** The latest bookmark first, each once. */
  readonly items: ReadonlyArray<ReviewWithProduct>
  readonly total: number
}

/** Events of the list of bookmarked reviews. */
export type SavedReviewsEvent = Timed<
  { readonly type: "more.wanted" } | { readonly type: "retry.wanted" } | { readonly type: "connection.returned" }
>

/** What a member has bookmarked, a page at a time. Specification 3, Review: has_bookmarked. */
export const savedReviewsMachine = setup({
  types: { context: {} as SavedReviewsContext, events: {} as SavedReviewsEvent },
  actors: placeholderActors<SavedReviewsPort>("saved"),
  guards: { hasMore: ({ context: { items, total } }) => items.length < total },
  actions: {
    append: assign(({ context: { items }, event }) => {
      if (!("output" in event)) return {}
      const page = event.output as SavedReviews
      // A review that is bookmarked meanwhile pushes others on to this page.
      const more = page.items.filter(({ review }) => items.every((one) => one.review.id !== review.id))
      return { items: [...items, ...more], total: more.length === 0 ? items.length : page.total }
    })
  }
}).createMachine({
  id: "saved-reviews",
  context: { items: [], total: 0 },
  initial: "reading",
  states: {
    reading: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "saved",
        input: { skip: 0, limit: reviewsPerPage },
        onDone: { target: "shown", actions: "append" },
        onError: "failed"
      }
    },
    failed: {
      meta: { spec: "8", tone: "bad" },
      on: { "retry.wanted": "reading", "connection.returned": "reading" }
    },
    shown: {
      meta: { spec: "3", tone: "ok" },
      on: { "more.wanted": { guard: "hasMore", target: "readingMore" } }
    },
    readingMore: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "saved",
        input: ({ context: { items } }) => ({ skip: items.length, limit: reviewsPerPage }),
        onDone: { target: "shown", actions: "append" },
        onError: "stuck"
      }
    },
    stuck: {
      description: "What was read stays; the next page did not come.",
      meta: { spec: "8", tone: "bad" },
      on: { "more.wanted": "readingMore", "connection.returned": "readingMore" }
    }
  }
})

/** Returns the machine of what a member has bookmarked, over its port. */
export const savedReviewsMachineOver = ({ saved }: SavedReviewsPort) =>
  savedReviewsMachine.provide({ actors: portActors<SavedReviewsPort>({ saved }) })
