import { assign, emit, setup } from "xstate"
import type { Bag, WantedLine } from "../cart/cart.ts"
import type { Instant } from "../kernel/moment.ts"
import { failureAs, failureOf, placeholderActors, portActors, wasRefusedWith } from "../kernel/port-actors.ts"
import type { GoodsId } from "../pricing/goods.ts"
import type { GoodsUnknown } from "../pricing/pricing.errors.ts"
import { isSameGoods } from "../pricing/units.rule.ts"
import { isFinal } from "./ended.rule.ts"
import { linesAgain, orderedAgain } from "./history/again.rule.ts"
import { type CancelReason, type CheckoutId, isSelfCheckout, type Order, type OrderCode } from "./order.ts"
import type { OrderPageEmitted, OrderPageEvent, OrderPagePort } from "./order-page.types.ts"
import type { OrderAsked } from "./orders.port.ts"

interface OrderPageContext extends OrderAsked {
  /** Empty for its owner, who is known by their session. */
  readonly key: string
  readonly order: Order | null
  readonly reason: CancelReason | null
  /** The order was to be cancelled without a reason: the page asks for one. Rule 35. */
  readonly isReasonMissing: boolean
  /** What was tried and failed: cancelling, permanently; a press, or a look, without an answer. */
  readonly refusal: "cancel" | "press" | "refresh" | "off" | null
  /** Goods of the order that the shop does not have any more. */
  readonly gone: ReadonlyArray<GoodsId>
  /** The checkout in which the order is paid in another way. */
  readonly reopened: CheckoutId | null
  /** When its buyer asked for news that have not come yet, and when they last asked and there was none. */
  readonly askedAt: Instant | null
  readonly sameAt: Instant | null
}

/** Interval at which an order that waits for a person is read, in milliseconds. Own choice. */
export const lookMs = 15_000
/** The same of an order whose buyer stands in a store, to pay or to leave it. D-66; own choice. */
export const hereLookMs = 3_000
/** How long an order that could not be read waits before it is read again, in milliseconds. Own choice. */
export const againMs = 5_000

const isUnknownGoods = wasRefusedWith<OrderPagePort>("GoodsUnknown")
const unknownGoodsIn = (event: unknown) => failureAs<GoodsUnknown>(event, "GoodsUnknown")?.goods ?? []

/** An order as its buyer follows it. D-56, D-62; rule 53. */
export const orderPageMachine = setup({
  types: {
    input: {} as { readonly code: OrderCode },
    context: {} as OrderPageContext,
    events: {} as OrderPageEvent,
    emitted: {} as OrderPageEmitted
  },
  actors: placeholderActors<OrderPagePort>("read", "cancel", "received", "keepWaiting", "validate", "payAgain"),
  guards: {
    hasKey: ({ event }) => event.type === "key.found" && event.key !== null,
    /** Its buyer has logged in on the page: maybe the session opens the order as well. Decision 0060. */
    isBySession: ({ context, event }) => event.type === "key.found" && event.key === "" && context.key !== "",
    isUnknown: wasRefusedWith<OrderPagePort>("OrderUnknown"),
    isNotThere: wasRefusedWith<OrderPagePort>("OrderNotThere"),
    isOff: ({ event }) => ["PickupOff", "SelfCheckoutOff", "EgiftsOff"].includes(failureOf(event)._tag),
    isGoodsUnknown: (asked) => isUnknownGoods(asked),
    isPartlyUnknown: ({ context, event }) =>
      isUnknownGoods({ event }) && stillKnown(context, unknownGoodsIn(event)).length > 0,
    isMoving: ({ context: { order } }) => order !== null && !isFinal(order.status),
    hasReason: ({ context }) => context.reason !== null
  },
  actions: {
    keepKey: assign(({ event }) => (event.type === "key.found" ? { key: event.key ?? "" } : {})),
    choose: assign(({ event }) =>
      event.type === "reason.chosen" ? { reason: event.reason, isReasonMissing: false } : {}
    ),
    forgetReason: assign({ reason: null, isReasonMissing: false, refusal: null }),
    showReasonMissing: assign({ isReasonMissing: true }),
    showCancel: assign({ refusal: "cancel" }),
    showUnanswered: assign({ refusal: "press" }),
    showOff: assign({ refusal: "off" }),
    emitAgain: emit(({ context: { order, reopened }, event }) => ({
      type: "again.found",
      again: orderedAgain(order ?? { lines: [] }, "output" in event ? (event.output as Bag) : { items: [] }),
      ...(reopened !== null && { checkout: reopened })
    })),
    leaveOut: assign(({ context: { gone }, event }) => ({
      gone: [...gone, ...unknownGoodsIn(event)]
    })),
    noteAsked: assign(({ event }) => ({ askedAt: event.type === "refresh.wanted" ? event.at : null, sameAt: null })),
    forgetGone: assign({ gone: [], reopened: null }),
    showRefresh: assign({ refusal: "refresh", askedAt: null })
  },
  delays: {
    look: ({ context: { order } }) => (order !== null && isSelfCheckout(order.delivery) ? hereLookMs : lookMs),
    again: againMs
  }
}).createMachine({
  id: "order-page",
  context: ({ input: { code } }) => ({
    code,
    key: "",
    order: null,
    reason: null,
    isReasonMissing: false,
    refusal: null,
    gone: [],
    reopened: null,
    askedAt: null,
    sameAt: null
  }),
  initial: "keyless",
  states: {
    keyless: {
      meta: { spec: "D-63", tone: "busy" },
      description: "The key lies in the browser: a page drawn by the server has none yet.",
      on: { "key.found": [{ guard: "hasKey", target: "opening", actions: "keepKey" }, { target: "unknown" }] }
    },
    opening: {
      meta: { spec: "D-63", tone: "busy" },
      invoke: {
        src: "read",
        input: ({ context: { code, key } }) => ({ code, key }),
        onDone: { target: "shown", actions: assign(({ event }) => ({ order: event.output })) },
        onError: [{ guard: "isUnknown", target: "unknown" }, { target: "unreachable" }]
      }
    },
    unknown: {
      meta: { spec: "D-63", tone: "bad" },
      description: "No such order, or no key that opens it: which of the two is not said. Its owner may log in.",
      on: { "key.found": { guard: "hasKey", target: "opening", actions: "keepKey" } }
    },
    unreachable: {
      meta: { spec: "8", tone: "bad" },
      after: { again: "opening" },
      on: { "retry.wanted": "opening", "page.seen": "opening" }
    },
    shown: {
      initial: "resting",
      states: {
        resting: {
          meta: { spec: "4", tone: "ok" },
          after: { look: { guard: "isMoving", target: "looking" } },
          on: {
            "refresh.wanted": { target: "looking", actions: "noteAsked" },
            "page.seen": "looking",
            "cancel.wanted": { target: "askingWhy", actions: "forgetReason" },
            "received.wanted": "marking",
            "keep.wanted": "keeping",
            "again.wanted": { target: "gathering", actions: "forgetGone" },
            "otherPayment.wanted": { target: "askingOther", actions: "forgetReason" },
            "key.found": { guard: "isBySession", target: "owning" }
          }
        },
        owning: {
          meta: { spec: "D-63", tone: "busy" },
          description: "Read by the session of its buyer; an order that is not theirs keeps its key.",
          invoke: {
            src: "read",
            input: ({ context: { code } }) => ({ code, key: "" }),
            onDone: { target: "resting", actions: assign(({ event }) => ({ order: event.output, key: "" })) },
            onError: "resting"
          }
        },
        gathering: {
          meta: { spec: "4", tone: "busy" },
          description: "What of the order is there today, so that as much of it as possible goes into the bag.",
          invoke: {
            src: "validate",
            input: ({ context }) => ({ lines: stillKnown(context) }),
            onDone: { target: "resting", actions: ["emitAgain", "forgetGone"] },
            onError: [
              // Goods that the shop does not have any more are left out, and the rest is requested once more.
              { guard: "isPartlyUnknown", target: "gathering", reenter: true, actions: "leaveOut" },
              { guard: "isGoodsUnknown", target: "resting", actions: ["emitAgain", "forgetGone"] },
              // An order that was cancelled for another payment is shown as it is now.
              { target: "looking", actions: "showUnanswered" }
            ]
          }
        },
        looking: {
          meta: { spec: "4", tone: "busy" },
          on: { "key.found": { guard: "isBySession", target: "owning" } },
          invoke: {
            src: "read",
            input: ({ context: { code, key } }) => ({ code, key }),
            onDone: {
              target: "resting",
              actions: assign(({ context, event }) => ({
                order: event.output,
                refusal: standing(context.refusal, event.output),
                ...answered(context, event.output)
              }))
            },
            onError: { target: "resting", actions: "showRefresh" }
          }
        },
        askingWhy: {
          meta: { spec: "D-62", tone: "warn" },
          on: {
            "reason.chosen": { actions: "choose" },
            "cancel.confirmed": [{ guard: "hasReason", target: "cancelling" }, { actions: "showReasonMissing" }],
            "cancel.dropped": { target: "resting", actions: "forgetReason" }
          }
        },
        cancelling: {
          meta: { spec: "D-62", tone: "busy" },
          invoke: {
            src: "cancel",
            input: ({ context: { code, key, reason } }) => ({ code, key, reason: reason ?? "other" }),
            onDone: {
              target: "resting",
              actions: assign(({ event }) => ({ order: event.output, reason: null, refusal: null }))
            },
            onError: [
              { guard: "isNotThere", target: "looking", actions: "showCancel" },
              { target: "looking", actions: "showUnanswered" }
            ]
          }
        },
        askingOther: {
          meta: { spec: "D-56", tone: "warn" },
          description: "Another way to pay makes another order: this one is cancelled.",
          on: { "otherPayment.confirmed": "reopening", "otherPayment.dropped": "resting" }
        },
        reopening: {
          meta: { spec: "D-56", tone: "busy" },
          invoke: {
            src: "payAgain",
            input: ({ context: { code, key } }) => ({ code, key }),
            onDone: { target: "gathering", actions: assign(({ event }) => ({ reopened: event.output.id })) },
            // Paid meanwhile, or cancelled: its news show which.
            onError: [
              { guard: "isNotThere", target: "looking" },
              { guard: "isOff", target: "looking", actions: "showOff" },
              { target: "looking", actions: "showUnanswered" }
            ]
          }
        },
        keeping: {
          meta: { spec: "D-22", tone: "busy" },
          invoke: {
            src: "keepWaiting",
            input: ({ context: { code, key } }) => ({ code, key }),
            onDone: { target: "resting", actions: assign(({ event }) => ({ order: event.output, refusal: null })) },
            // Postponed again, released or cancelled meanwhile: its news show which.
            onError: [
              { guard: "isNotThere", target: "looking" },
              { target: "looking", actions: "showUnanswered" }
            ]
          }
        },
        marking: {
          meta: { spec: "D-62", tone: "busy" },
          invoke: {
            src: "received",
            input: ({ context: { code, key } }) => ({ code, key }),
            onDone: { target: "resting", actions: assign(({ event }) => ({ order: event.output, refusal: null })) },
            // Its news show by themselves which status it has now.
            onError: [
              { guard: "isNotThere", target: "looking" },
              { target: "looking", actions: "showUnanswered" }
            ]
          }
        }
      }
    }
  }
})

/** Returns the lines of the order without goods that the shop does not have any more. */
const stillKnown = (
  { order, gone }: Pick<OrderPageContext, "order" | "gone">,
  more: ReadonlyArray<GoodsId> = []
): ReadonlyArray<WantedLine> =>
  linesAgain(order ?? { lines: [] }).filter((line) => ![...gone, ...more].some((one) => isSameGoods(one, line)))

/** An answer to a press that brings no other status says so; a look by itself changes nothing about that. */
const answered = ({ order, askedAt, sameAt }: OrderPageContext, { status }: Order) => ({
  askedAt: null,
  sameAt: order?.status === status ? (askedAt ?? sameAt) : null
})

/** Why a press failed is still shown beside the news, unless they show that it was done and its answer lost. */
const standing = (refusal: OrderPageContext["refusal"], { status }: Order): OrderPageContext["refusal"] =>
  refusal === "refresh" || status === "cancelled" || status === "completed" ? null : refusal

/** Returns the machine of the page of an order over its port. */
export const orderPageMachineOver = ({ read, cancel, received, keepWaiting, validate, payAgain }: OrderPagePort) =>
  orderPageMachine.provide({
    actors: portActors<OrderPagePort>({ read, cancel, received, keepWaiting, validate, payAgain })
  })
