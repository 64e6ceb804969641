import { assign, setup } from "xstate"
import type { ProductId } from "../../catalogue/product.ts"
import { placeholderActors, portActors, wasRefusedWith } from "../../kernel/port-actors.ts"
import type { Pause } from "../pause.ts"
import type { BlockState, WriteReviewPort } from "../write-review.port.ts"

type ReviewGuardPort = Pick<WriteReviewPort, "fetchBlockState">

/** Whether the form of a review is opened, or why not. */
export type ReviewGuarded =
  | { readonly outcome: "allowed" | "reviewed" | "loginWanted" }
  | { readonly outcome: "blocked"; readonly pause: Pause }

/** On the way from a product to the form of its review: the form opens only if the member may write. Specification 2, Navigation guards. */
export const reviewGuardMachine = setup({
  types: {
    input: {} as { readonly product: ProductId },
    context: {} as {
      readonly product: ProductId
      readonly pause: Pause | null
      readonly outcome: ReviewGuarded["outcome"]
    },
    output: {} as ReviewGuarded
  },
  actors: placeholderActors<ReviewGuardPort>("fetchBlockState"),
  guards: {
    isReviewed: ({ event }) => "output" in event && (event.output as BlockState).own !== undefined,
    isPause: ({ event }) => "output" in event && (event.output as BlockState).pause !== undefined,
    isGuest: wasRefusedWith<ReviewGuardPort>("Unauthenticated")
  },
  actions: {
    adoptPause: assign(({ event }) => ("output" in event ? { pause: (event.output as BlockState).pause ?? null } : {})),
    end: assign((_, { outcome }: { readonly outcome: ReviewGuarded["outcome"] }) => ({ outcome }))
  }
}).createMachine({
  id: "review-guard",
  context: ({ input }) => ({ product: input.product, pause: null, outcome: "allowed" }),
  output: ({ context: { outcome, pause } }) =>
    outcome === "blocked" ? (pause === null ? { outcome: "allowed" } : { outcome, pause }) : { outcome },
  initial: "checking",
  states: {
    checking: {
      meta: { spec: "2", tone: "busy" },
      invoke: {
        src: "fetchBlockState",
        input: ({ context }) => ({ product: context.product }),
        onDone: [
          { guard: "isReviewed", target: "reviewed" },
          { guard: "isPause", target: "blocked", actions: "adoptPause" },
          { target: "allowed" }
        ],
        onError: [
          { guard: "isGuest", target: "loginWanted" },
          { target: "allowed", description: "The form asks again, and the shop decides when the review is sent." }
        ]
      }
    },
    allowed: { type: "final", meta: { spec: "2", tone: "ok" } },
    blocked: {
      type: "final",
      meta: { spec: "4", tone: "bad" },
      entry: { type: "end", params: { outcome: "blocked" } }
    },
    reviewed: {
      type: "final",
      meta: { spec: "4", tone: "warn" },
      entry: { type: "end", params: { outcome: "reviewed" } }
    },
    loginWanted: {
      type: "final",
      meta: { spec: "4", tone: "idle" },
      entry: { type: "end", params: { outcome: "loginWanted" } }
    }
  }
})

/** Returns the guard of the form of a review, over its port. */
export const reviewGuardMachineOver = ({ fetchBlockState }: ReviewGuardPort) =>
  reviewGuardMachine.provide({ actors: portActors<ReviewGuardPort>({ fetchBlockState }) })
