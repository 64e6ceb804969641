import { assign, sendParent, setup } from "xstate"
import { failureAs, failureOf, placeholderActors, portActors, wasRefusedWith } from "../kernel/port-actors.ts"
import type { CheckoutId } from "../orders/order.ts"
import type { Shortage } from "../pricing/goods.port.ts"
import type { InsufficientStock } from "../pricing/pricing.errors.ts"
import type { TotalChanged } from "./checkout.errors.ts"
import type { Checkout, Placed, PlacingMoved } from "./checkout.ts"
import { isOfHolds } from "./holds.rule.ts"
import type { OrderingPort } from "./ordering.usecases.ts"
import { totalChange } from "./total-change.rule.ts"

/** How often, and how many times, an order is asked for whose answer was lost. Machines 4. */
export const askEveryMs = 5_000
/** How often the shop is asked for an order whose answer was lost, before the shopper decides. Own choice. */
export const asksAtMost = 12
/** How often an order is sent once more that changed in nothing that its buyer sees. Own choice. */
export const resendsAtMost = 3

/** Calls of placing an order. */
export type PlacingPort = Pick<OrderingPort, "claimKey" | "place" | "orderByCheckout">

/** What is placed. */
export interface PlacingInput {
  readonly checkout: CheckoutId
  /** What is placed: exactly what was shown. Without it only the order is asked for, which may be there. H2. */
  readonly shown?: Checkout
}

/** How placing ended. */
export type PlacingOutcome =
  | { readonly kind: "placed"; readonly placed: Placed }
  | { readonly kind: "changed"; readonly checkout: Checkout }
  | { readonly kind: "short"; readonly short: ReadonlyArray<Shortage> }
  /** There is no order: the checkout stands as before, its key stays stored. */
  | { readonly kind: "not-placed" }
  | { readonly kind: "expired" }
  | { readonly kind: "refused"; readonly tag: string }

interface PlacingContext extends PlacingInput {
  readonly key: string
  readonly asks: number
  readonly resends: number
  readonly outcome: PlacingOutcome
}

/** After these refusals it is unknown whether there is an order. */
const lost: ReadonlySet<string> = new Set(["Unavailable", "Unexpected", "IdempotencyInProgress", "IdempotencyMismatch"])

/**
 * The risky end of ordering: the key is stored before anything is sent, and if the answer is lost the order is asked for
 * until the answer is known. Placing again with the stored key makes no second order. Machines 4, H1.
 */
export const placingMachine = setup({
  types: {
    input: {} as PlacingInput,
    context: {} as PlacingContext,
    events: {} as { readonly type: "retry.wanted" } | { readonly type: "connection.returned" },
    output: {} as PlacingOutcome
  },
  actors: placeholderActors<PlacingPort>("claimKey", "place", "orderByCheckout"),
  guards: {
    isShown: ({ context: { shown } }) => shown !== undefined,
    asksLeft: ({ context: { asks } }) => asks < asksAtMost,
    isTotalChanged: wasRefusedWith<PlacingPort>("TotalChanged"),
    /** As after a fee moved that free shipping takes off: there is nothing to ask about. Decision 0043. */
    isSameToBuyer: ({ context: { shown, resends }, event }) => {
      const checkout = changedIn(event)
      return (
        shown !== undefined &&
        checkout?.requirements.every(isOfHolds) === true &&
        totalChange(shown, checkout) === undefined &&
        resends < resendsAtMost
      )
    },
    isShort: wasRefusedWith<PlacingPort>("InsufficientStock"),
    isExpired: wasRefusedWith<PlacingPort>("CheckoutExpired"),
    isUnknown: wasRefusedWith<PlacingPort>("CheckoutUnknown"),
    isNotPlaced: wasRefusedWith<PlacingPort>("NotPlaced"),
    isLost: ({ event }) => lost.has(failureOf(event)._tag)
  },
  actions: {
    emitSending: sendParent({ type: "placing.moved", to: "sending" } satisfies PlacingMoved),
    emitAsking: sendParent({ type: "placing.moved", to: "asking" } satisfies PlacingMoved),
    emitGivenUp: sendParent({ type: "placing.moved", to: "given-up" } satisfies PlacingMoved),
    showCurrent: assign(({ context: { resends }, event }) => {
      const checkout = changedIn(event)
      return { ...(checkout && { shown: checkout }), resends: resends + 1 }
    }),
    keepChanged: assign(({ context: { shown }, event }) => {
      const checkout = changedIn(event)
      if (checkout === undefined) return {}
      if (shown && totalChange(shown, checkout)) return { outcome: { kind: "changed", checkout } }
      // There is nothing to ask about: what is missing now is shown, or that the press has to be repeated.
      const tag = checkout.requirements.every(isOfHolds) ? "Unavailable" : "RequirementsUnmet"
      return { outcome: { kind: "refused", tag } }
    }),
    keepShort: assign(({ event }) => ({
      outcome: { kind: "short", short: failureAs<InsufficientStock>(event, "InsufficientStock")?.short ?? [] }
    })),
    keepExpired: assign({ outcome: { kind: "expired" } }),
    // A press that came to nothing is said; what an earlier visit left behind is not.
    keepNotPlaced: assign(({ context: { shown } }) => ({
      outcome: shown === undefined ? { kind: "not-placed" } : { kind: "refused", tag: "NotPlaced" }
    })),
    keepRefusal: assign(({ event }) => ({ outcome: { kind: "refused", tag: failureOf(event)._tag } })),
    countAsk: assign(({ context }) => ({ asks: context.asks + 1 })),
    startAsking: assign({ asks: 0 })
  },
  delays: { askEvery: askEveryMs }
}).createMachine({
  id: "placing",
  context: ({ input }) => ({ ...input, key: "", asks: 0, resends: 0, outcome: { kind: "not-placed" } }),
  output: ({ context }) => context.outcome,
  initial: "arriving",
  states: {
    arriving: { always: [{ guard: "isShown", target: "claiming" }, { target: "uncertain" }] },
    claiming: {
      meta: { spec: "D-63", tone: "busy" },
      entry: "emitSending",
      invoke: {
        src: "claimKey",
        input: ({ context }) => ({ checkout: context.checkout }),
        onDone: { target: "sending", actions: assign(({ event }) => ({ key: event.output })) },
        onError: [
          { guard: "isExpired", target: "done", actions: "keepExpired" },
          { target: "done", actions: "keepRefusal" }
        ]
      }
    },
    sending: {
      meta: { spec: "D-63", tone: "busy" },
      invoke: {
        src: "place",
        input: ({ context: { checkout, key, shown } }) => ({
          id: checkout,
          version: shown?.version ?? 0,
          quoteHash: shown?.quoteHash ?? "",
          idempotencyKey: key
        }),
        onDone: {
          target: "done",
          actions: assign(({ event }) => ({ outcome: { kind: "placed", placed: event.output } }))
        },
        onError: [
          { guard: "isSameToBuyer", target: "claiming", actions: "showCurrent" },
          { guard: "isTotalChanged", target: "done", actions: "keepChanged" },
          { guard: "isShort", target: "done", actions: "keepShort" },
          { guard: "isExpired", target: "done", actions: "keepExpired" },
          { guard: "isUnknown", target: "done", actions: "keepExpired" },
          { guard: "isLost", target: "uncertain" },
          { target: "done", actions: "keepRefusal" }
        ]
      }
    },
    uncertain: {
      description: "The answer was lost, or an earlier visit left a key behind.",
      entry: ["startAsking", "emitAsking"],
      initial: "asking",
      states: {
        asking: {
          meta: { spec: "D-63", tone: "busy" },
          entry: "countAsk",
          invoke: {
            src: "orderByCheckout",
            input: ({ context }) => ({ id: context.checkout }),
            onDone: {
              target: "#placing.done",
              actions: assign(({ event }) => ({ outcome: { kind: "placed", placed: event.output } }))
            },
            onError: [
              { guard: "isNotPlaced", target: "#placing.done", actions: "keepNotPlaced" },
              { guard: "isUnknown", target: "#placing.done", actions: "keepExpired" },
              { target: "waiting" }
            ]
          }
        },
        waiting: {
          meta: { spec: "8", tone: "warn" },
          after: { askEvery: [{ guard: "asksLeft", target: "asking" }, { target: "givenUp" }] },
          on: { "connection.returned": "asking" }
        },
        givenUp: {
          meta: { spec: "8", tone: "bad" },
          entry: "emitGivenUp",
          on: { "retry.wanted": "#placing.uncertain", "connection.returned": "#placing.uncertain" }
        }
      }
    },
    done: { meta: { spec: "D-63", tone: "ok" }, type: "final" }
  }
})

const changedIn = (event: unknown): Checkout | undefined => failureAs<TotalChanged>(event, "TotalChanged")?.checkout

/** Returns the machine that places an order, over its port. */
export const placingMachineOver = ({ claimKey, place, orderByCheckout }: PlacingPort) =>
  placingMachine.provide({ actors: portActors<PlacingPort>({ claimKey, place, orderByCheckout }) })
