import { assign, setup } from "xstate"
import type { ProductId } from "../../catalogue/product.ts"
import { placeholderActors, portActors, wasRefusedWith } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { ReviewId } from "../review.ts"
import type { BlockState, WriteReviewPort } from "../write-review.port.ts"
import type { OwnReview } from "./own-review.ts"
import type { OwnReviewsPort } from "./own-reviews.port.ts"

/** Calls that read one own review. */
export type OwnReviewPort = Pick<WriteReviewPort, "fetchBlockState"> & Pick<OwnReviewsPort, "review">

/** Which own review is read: that of a product, or the one of this id. */
export type OwnReviewInput = { readonly product: ProductId } | { readonly id: ReviewId }

/** An own review that is read. */
export interface OwnReviewContext {
  readonly product: ProductId | null
  readonly id: ReviewId | null
  readonly own: OwnReview | null
}

/** Events of reading an own review. */
export type OwnReviewEvent = Timed<
  | { readonly type: "retry.wanted" }
  | { readonly type: "connection.returned" }
  /** The review is another one by now. */
  | { readonly type: "reload.wanted" }
>

/** One of a member's own reviews, in whatever state. D-37, D-41. */
export const ownReviewMachine = setup({
  types: { input: {} as OwnReviewInput, context: {} as OwnReviewContext, events: {} as OwnReviewEvent },
  actors: placeholderActors<OwnReviewPort>("fetchBlockState", "review"),
  guards: {
    isNamed: ({ context: { id } }) => id !== null,
    isReviewed: ({ event }) => "output" in event && (event.output as BlockState).own !== undefined,
    isUnknown: wasRefusedWith<OwnReviewPort>("ReviewUnknown"),
    isGuest: wasRefusedWith<OwnReviewPort>("Unauthenticated")
  },
  actions: {
    adoptId: assign(({ event }) => ("output" in event ? { id: (event.output as BlockState).own ?? null } : {})),
    adopt: assign(({ event }) => ("output" in event ? { own: event.output as OwnReview } : {}))
  }
}).createMachine({
  id: "own-review",
  context: ({ input }) => ({
    product: "product" in input ? input.product : null,
    id: "id" in input ? input.id : null,
    own: null
  }),
  initial: "deciding",
  states: {
    deciding: { always: [{ guard: "isNamed", target: "reading" }, { target: "finding" }] },
    finding: {
      description: "Which of the member's reviews is about the product.",
      meta: { spec: "D-37", tone: "busy" },
      invoke: {
        src: "fetchBlockState",
        input: ({ context }) => ({ product: productOf(context) }),
        onDone: [{ guard: "isReviewed", target: "reading", actions: "adoptId" }, { target: "missing" }],
        onError: [{ guard: "isGuest", target: "loginWanted" }, { target: "failed" }]
      }
    },
    reading: {
      meta: { spec: "D-41", tone: "busy" },
      invoke: {
        src: "review",
        input: ({ context }) => ({ id: idOf(context) }),
        onDone: { target: "shown", actions: "adopt" },
        onError: [
          { guard: "isUnknown", target: "missing" },
          { guard: "isGuest", target: "loginWanted" },
          { target: "failed" }
        ]
      }
    },
    shown: { meta: { spec: "D-41", tone: "ok" }, on: { "reload.wanted": "reading" } },
    failed: {
      meta: { spec: "8", tone: "bad" },
      on: { "retry.wanted": "deciding", "connection.returned": "deciding" }
    },
    missing: {
      type: "final",
      description: "There is none, or it is of another member.",
      meta: { spec: "D-41", tone: "warn" }
    },
    loginWanted: { meta: { spec: "4", tone: "idle" }, on: { "retry.wanted": "deciding" } }
  }
})

/** Returns the machine of one own review over its port. */
export const ownReviewMachineOver = ({ fetchBlockState, review }: OwnReviewPort) =>
  ownReviewMachine.provide({ actors: portActors<OwnReviewPort>({ fetchBlockState, review }) })

const productOf = ({ product }: OwnReviewContext): ProductId => {
  if (product === null) throw new Error("neither a product nor a review was named")
  return product
}

const idOf = ({ id }: OwnReviewContext): ReviewId => {
  if (id === null) throw new Error("no review was named")
  return id
}
