import { Effect } from "effect"
import { assign, setup } from "xstate"
import { placeholderActors, portActors } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import { type ReviewWithProduct, reviewsPerPage } from "../review.ts"
import type { SavedReviews, SavedReviewsAsked, SavedReviewsPort } from "./saved-reviews.port.ts"

/** Reviews that a member has bookmarked, as far as they were read. */
export interface SavedReviewsContext {
  /** The latest bookmark first, each once. */
  readonly items: ReadonlyArray<ReviewWithProduct>
  readonly total: number
  /** How many of them were not read yet. */
  readonly left: number
}

/** What the machine asks for. */
interface AskedOn extends SavedReviewsAsked {
  /** How many were not read yet when it last asked; absent at first. */
  readonly left?: number
}

interface ReadingPort {
  readonly saved: (asked: AskedOn) => ReturnType<SavedReviewsPort["saved"]>
}

/** Events of the list of bookmarked reviews. */
export type SavedReviewsEvent = Timed<
  { readonly type: "more.wanted" } | { readonly type: "retry.wanted" } | { readonly type: "connection.returned" }
>

/** What a member has bookmarked, a page at a time. Specification 3, Review: has_bookmarked. */
export const savedReviewsMachine = setup({
  types: { context: {} as SavedReviewsContext, events: {} as SavedReviewsEvent },
  actors: placeholderActors<ReadingPort>("saved"),
  guards: { hasMore: ({ context: { left } }) => left > 0 },
  actions: {
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
        input: ({ context: { total, left } }) => ({ skip: total - left, limit: reviewsPerPage, left }),
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

/** What is released or bookmarked meanwhile moves the others: a page that begins at another one than it should is read again. */
const readOn =
  ({ saved }: SavedReviewsPort): ReadingPort["saved"] =>
  ({ left, ...asked }) =>
    Effect.flatMap(saved(asked), (page) => {
      const skip = left === undefined ? asked.skip : Math.max(0, page.total - left)
      return skip === asked.skip ? Effect.succeed(page) : saved({ ...asked, skip })
    })

/** Returns the machine of what a member has bookmarked, over its port. */
export const savedReviewsMachineOver = (port: SavedReviewsPort) =>
  savedReviewsMachine.provide({ actors: portActors<ReadingPort>({ saved: readOn(port) }) })
