import { assign, setup } from "xstate"
import { placeholderActors, portActors, wasRefusedWith } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import { type ReviewId, reviewsPerPage } from "../review.ts"
import type { OwnReview, OwnReviews } from "./own-review.ts"
import type { OwnReviewsPort } from "./own-reviews.port.ts"

/** Calls of the list of a member's own reviews. */
export type OwnReviewListPort = Pick<OwnReviewsPort, "list" | "remove">

/** A member's reviews that were read so far, and the one that is removed. */
export interface OwnReviewsContext {
  /** Newest first, each once. */
  readonly items: ReadonlyArray<OwnReview>
  readonly total: number
  /** The review that is removed, after a question. */
  readonly leaving: OwnReview | null
  /** The review that was removed last, until the next one is. */
  readonly removed: OwnReview | null
  /** The last removal got no answer. */
  readonly hasFailed: boolean
}

/** Events of the list of own reviews. */
export type OwnReviewsEvent = Timed<
  | { readonly type: "more.wanted" }
  | { readonly type: "retry.wanted" }
  | { readonly type: "connection.returned" }
  | { readonly type: "removal.wanted"; readonly id: ReviewId }
  | { readonly type: "removal.confirmed" }
  | { readonly type: "removal.dropped" }
>

/** A member's own reviews in whatever state, a page at a time; one of them is removed after a question. D-37, D-41. */
export const ownReviewsMachine = setup({
  types: { context: {} as OwnReviewsContext, events: {} as OwnReviewsEvent },
  actors: placeholderActors<OwnReviewListPort>("list", "remove"),
  guards: {
    hasMore: ({ context: { items, total } }) => items.length < total,
    isThere: ({ context: { items }, event }) => "id" in event && items.some(({ review }) => review.id === event.id),
    isGone: wasRefusedWith<OwnReviewListPort>("ReviewUnknown")
  },
  actions: {
    adopt: assign(({ event }) => {
      if (!("output" in event)) return {}
      const { items, total } = event.output as OwnReviews
      return { items, total }
    }),
    append: assign(({ context: { items }, event }) => {
      if (!("output" in event)) return {}
      const page = event.output as OwnReviews
      // A review written meanwhile pushes others on to this page.
      const more = page.items.filter(({ review }) => items.every((one) => one.review.id !== review.id))
      return { items: [...items, ...more], total: more.length === 0 ? items.length : page.total }
    }),
    name: assign(({ context: { items }, event }) => ({
      leaving: ("id" in event && items.find(({ review }) => review.id === event.id)) || null,
      removed: null,
      hasFailed: false
    })),
    forget: assign({ leaving: null }),
    drop: assign(({ context: { items, total, leaving } }) => ({
      items: items.filter((one) => one !== leaving),
      total: total - 1,
      removed: leaving,
      leaving: null
    })),
    showFailure: assign({ hasFailed: true, leaving: null })
  }
}).createMachine({
  id: "own-reviews",
  context: { items: [], total: 0, leaving: null, removed: null, hasFailed: false },
  initial: "reading",
  states: {
    reading: {
      meta: { spec: "D-41", tone: "busy" },
      invoke: {
        src: "list",
        input: { skip: 0, limit: reviewsPerPage },
        onDone: { target: "shown", actions: "adopt" },
        onError: "failed"
      }
    },
    failed: {
      meta: { spec: "8", tone: "bad" },
      on: { "retry.wanted": "reading", "connection.returned": "reading" }
    },
    shown: {
      meta: { spec: "D-41", tone: "ok" },
      on: {
        "more.wanted": { guard: "hasMore", target: "readingMore" },
        "removal.wanted": { guard: "isThere", target: "confirming", actions: "name" }
      }
    },
    readingMore: {
      meta: { spec: "D-41", tone: "busy" },
      invoke: {
        src: "list",
        input: ({ context: { items } }) => ({ skip: items.length, limit: reviewsPerPage }),
        onDone: { target: "shown", actions: "append" },
        onError: "stuck"
      }
    },
    stuck: {
      description: "What was read stays; the next page did not come.",
      meta: { spec: "8", tone: "bad" },
      on: {
        "more.wanted": "readingMore",
        "connection.returned": "readingMore",
        "removal.wanted": { guard: "isThere", target: "confirming", actions: "name" }
      }
    },
    confirming: {
      meta: { spec: "D-37", tone: "warn" },
      on: { "removal.confirmed": "removing", "removal.dropped": { target: "shown", actions: "forget" } }
    },
    removing: {
      meta: { spec: "D-37", tone: "busy" },
      invoke: {
        src: "remove",
        input: ({ context: { leaving } }) => ({ id: idOf(leaving) }),
        onDone: { target: "shown", actions: "drop" },
        // Its answer was lost before, or another tab was first.
        onError: [
          { guard: "isGone", target: "shown", actions: "drop" },
          { target: "shown", actions: "showFailure" }
        ]
      }
    }
  }
})

/** Returns the machine of a member's own reviews over its port. */
export const ownReviewsMachineOver = ({ list, remove }: OwnReviewListPort) =>
  ownReviewsMachine.provide({ actors: portActors<OwnReviewListPort>({ list, remove }) })

const idOf = (leaving: OwnReview | null): ReviewId => {
  if (leaving === null) throw new Error("no review was named")
  return leaving.review.id
}
