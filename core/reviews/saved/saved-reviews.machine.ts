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
  /** How many of them were not read yet. */
  readonly left: number
}

/** Events of the list of bookmarked reviews. */
export type SavedReviewsEvent = Timed<
  { readonly type: "more.wanted" } | { readonly type: "retry.wanted" } | { readonly type: "connection.returned" }
>

/** What a member has bookmarked, a page at a time. Specification 3, Review: has_bookmarked. */
export const savedReviewsMachine = setup({
  types: { context: {} as SavedReviewsContext, events: {} as SavedReviewsEvent },
  actors: placeholderActors<SavedReviewsPort>("saved"),
  guards: {
    hasMore: ({ context: { left } }) => left > 0,
    isMoved: ({ context: { total }, event }) => "output" in event && (event.output as SavedReviews).total !== total
  },
  actions: {
    moveOn: assign(({ event }) => ("output" in event ? { total: (event.output as SavedReviews).total } : {})),
    append: assign(({ context: { items }, event }) => {
      if (!("output" in event)) return {}
      const page = event.output as SavedReviews
      const more = page.items.filter(({ review }) => items.every((one) => one.review.id !== review.id))
      const left = more.length === 0 ? 0 : Math.max(0, page.total - page.skip - page.items.length)
      return { items: [...items, ...more], total: page.total, left }
    })
  }
}).createMachine({
  id: "saved-reviews",
  context: { items: [], total: 0, left: 0 },
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
        input: ({ context: { total, left } }) => ({ skip: Math.max(0, total - left), limit: reviewsPerPage }),
        onDone: [
          {
            guard: "isMoved",
            target: "readingMore",
            reenter: true,
            actions: "moveOn",
            description:
              "What is released or bookmarked meanwhile moves the others: the page is read from where it begins now."
          },
          { target: "shown", actions: "append" }
        ],
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
