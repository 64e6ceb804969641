import { Effect } from "effect"
import { getNextSnapshot, setup } from "xstate"
import { type Actor, isSelfCheckout, type Order, type OrderStatus } from "./order.ts"
import { OrderNotThere } from "./orders.errors.ts"
import { postponementOf } from "./preorder/release.rule.ts"
import type { ClaimState } from "./returns/claim.ts"
import { awaitsItsTransfer } from "./transfer/accepted.rule.ts"
import { isOwed } from "./transfer/cod.rule.ts"
import { missingSum } from "./transfer/paid-sum.rule.ts"
import { isSought } from "./transfer/sought.rule.ts"

/** What the moves of an order depend on, read from the order itself. */
interface OrderFacts {
  /** Picked up in a store. D-65. */
  readonly pickup: boolean
  /** Scanned in a store: its buyer has the goods. D-66. */
  readonly selfCheckout: boolean
  /** Holds goods that are not there yet. */
  readonly preOrder: boolean
  /** Comes later than promised, and its buyer has not said to wait. D-22. */
  readonly postponed: boolean
  /** Needs no parcel. */
  readonly message: boolean
  /** The shop holds money of the buyer although the order ended. */
  readonly held: boolean
  /** It ended, and a transfer that was confirmed for it is looked for. Decision 0053. */
  readonly sought: boolean
  /** Paid with less than its amount. Decision 0087. */
  readonly short: boolean
  /** Accepted by staff, and no transfer is named for it yet. Decision 0064. */
  readonly accepted: boolean
  /** The courier takes its money, and has not yet. D-57. */
  readonly owed: boolean
  /** State of its return; `none` without one. D-62b. */
  readonly claim: ClaimState | "none"
  /** Paid by a transfer, which its buyer can confirm; what the bank reports by itself is not confirmed. D-56. */
  readonly transfer: boolean
}

/** Everything that can happen to an order. D-62. */
export type OrderEventType = keyof typeof orderEvents

/** Who may do what: the buyer, the shop's people, its clock, a payment provider. D-62: each move with its actor. */
export const orderEvents = {
  /** "I have transferred." */
  "transfer.confirmed": ["shopper"],
  /** The bank reports that an attempt to pay has failed; the next one may not. D-56. */
  "payment.failed": ["provider"],
  /** Exactly the amount came in. */
  "money.matched": ["staff", "provider"],
  /** Money came in for an order that waits for none. D-56, D-64. */
  "money.held": ["staff", "provider"],
  /** A further transfer belongs to the payment of an order that was paid with less than its amount. Decision 0087. */
  "money.added": ["staff"],
  /** Held money went back to its sender by itself, not as a refund of the order. D-64; decision 0047. */
  "money.returned": ["staff"],
  "transfer.accepted": ["staff"],
  /** The transfer of an order came in that staff had accepted without one. Decision 0064. */
  "transfer.linked": ["staff", "provider"],
  "transfer.rejected": ["staff"],
  "deadline.passed": ["clock"],
  /** A confirmed transfer was looked for until its last day, and not found. Decision 0053. */
  "review.ended": ["clock"],
  "order.cancelled": ["shopper", "staff"],
  /** Called off by the shop, also while it is being packed. */
  "order.called-off": ["staff"],
  "release.due": ["clock", "staff"],
  /** A pre-order comes later; the note is its new day. D-22. */
  "release.postponed": ["staff"],
  "wait.confirmed": ["shopper"],
  "packing.started": ["staff"],
  "parcel.shipped": ["staff"],
  "parcel.delivered": ["staff", "provider"],
  "parcel.received": ["shopper"],
  /** It stands at the counter of its store. D-65. */
  "pickup.readied": ["staff"],
  /** Its buyer showed its code at the counter; by the clock a day after a self checkout was paid. D-65, D-66. */
  "pickup.collected": ["staff", "clock"],
  /** It was not fetched in time. D-65. */
  "pickup.missed": ["clock"],
  /** The last e-gift of an order was sent. D-22. */
  "gifts.sent": ["clock"],
  /** The courier brought back a parcel that was not accepted, and not paid. D-57. */
  "parcel.refused": ["staff", "provider"],
  "completion.due": ["clock", "staff"],
  /** By the clock if it was not fetched. D-65. */
  "order.refunded": ["staff", "clock"],
  /** Its buyer asks to return goods. D-62b. */
  "return.claimed": ["shopper"],
  "return.accepted": ["staff"],
  "return.refused": ["staff"]
} as const satisfies Readonly<Record<string, ReadonlyArray<Actor["kind"]>>>

/**
 * The life of an order. D-62. The status in the database is the truth; `advance`
 * computes a move from it, which is written only if the status is still the same.
 */
export const orderMachine = setup({
  types: {
    context: {} as OrderFacts,
    events: {} as { readonly type: OrderEventType },
    input: {} as OrderFacts
  },
  guards: {
    isSelfCheckout: ({ context }) => context.selfCheckout,
    isPickup: ({ context }) => context.pickup,
    isSent: ({ context }) => !context.pickup,
    isPreOrder: ({ context }) => context.preOrder,
    isPostponed: ({ context }) => context.postponed,
    isMessage: ({ context }) => context.message,
    isHeld: ({ context }) => context.held,
    isSought: ({ context }) => context.sought,
    isShort: ({ context }) => context.short,
    isAccepted: ({ context }) => context.accepted,
    isOwed: ({ context }) => context.owed,
    isSettled: ({ context }) => !context.owed,
    isUnclaimed: ({ context }) => context.claim === "none",
    isClaimed: ({ context }) => context.claim === "open",
    isUnreturned: ({ context }) => context.claim === "none" || context.claim === "refused",
    isTransfer: ({ context }) => context.transfer,
    isByBank: ({ context }) => !context.transfer
  }
}).createMachine({
  id: "order",
  context: ({ input }) => input,
  initial: "awaiting_bank_wire_payment",
  states: {
    awaiting_bank_wire_payment: {
      meta: { spec: "4", tone: "warn" },
      description: "Stock is taken, money is waited for until the deadline.",
      always: { guard: "isOwed", target: "pay_on_delivery" },
      on: {
        "transfer.confirmed": { guard: "isTransfer", target: "payment_review" },
        "payment.failed": { guard: "isByBank", target: "awaiting_bank_wire_payment" },
        "release.postponed": { guard: "isPreOrder", target: "awaiting_bank_wire_payment" },
        "money.matched": "paid",
        "transfer.accepted": "paid",
        "deadline.passed": "expired",
        "order.cancelled": "cancelled",
        "order.called-off": "cancelled"
      }
    },
    payment_review: {
      meta: { spec: "D-56", tone: "busy" },
      description: "The buyer says they have paid; staff look for the transfer until the review ends.",
      on: {
        "transfer.confirmed": "payment_review",
        "release.postponed": { guard: "isPreOrder", target: "payment_review" },
        "money.matched": "paid",
        "transfer.accepted": "paid",
        "transfer.rejected": "awaiting_bank_wire_payment",
        "review.ended": "expired",
        "order.cancelled": "cancelled",
        "order.called-off": "cancelled"
      }
    },
    pay_on_delivery: {
      meta: { spec: "D-57", tone: "ok" },
      description:
        "Its courier takes the money where the parcel is handed over; until it is packed it can be cancelled.",
      on: {
        "packing.started": "processing",
        "order.cancelled": "cancelled",
        "order.called-off": "cancelled",
        "money.held": "pay_on_delivery",
        "money.returned": "pay_on_delivery"
      }
    },
    paid: {
      meta: { spec: "D-62", tone: "ok" },
      always: [
        { guard: "isPreOrder", target: "waiting_release" },
        { guard: "isSelfCheckout", target: "ready_for_pickup" }
      ],
      on: {
        "packing.started": "processing",
        "gifts.sent": { guard: "isMessage", target: "delivered" },
        "order.cancelled": "cancelled",
        "order.called-off": "cancelled",
        "money.held": "paid",
        "money.added": { guard: "isShort", target: "paid" },
        "money.returned": "paid",
        "transfer.linked": { guard: "isAccepted", target: "paid" }
      }
    },
    waiting_release: {
      meta: { spec: "D-22", tone: "ok" },
      description: "Paid ahead; packed from its delivery date on.",
      on: {
        "release.due": "processing",
        "release.postponed": "waiting_release",
        "wait.confirmed": { guard: "isPostponed", target: "waiting_release" },
        "packing.started": "processing",
        "order.cancelled": "cancelled",
        "order.called-off": "cancelled",
        "money.held": "waiting_release",
        "money.added": { guard: "isShort", target: "waiting_release" },
        "money.returned": "waiting_release",
        "transfer.linked": { guard: "isAccepted", target: "waiting_release" }
      }
    },
    processing: {
      meta: { spec: "D-62", tone: "ok" },
      description: "Being packed; only the shop can call it off now.",
      on: {
        "parcel.shipped": { guard: "isSent", target: "shipped" },
        "pickup.readied": { guard: "isPickup", target: "ready_for_pickup" },
        "parcel.delivered": { guard: "isMessage", target: "delivered" },
        "gifts.sent": { guard: "isMessage", target: "delivered" },
        "order.called-off": "cancelled",
        "money.held": "processing",
        "money.added": { guard: "isShort", target: "processing" },
        "money.returned": "processing",
        "transfer.linked": { guard: "isAccepted", target: "processing" }
      }
    },
    shipped: {
      meta: { spec: "D-62", tone: "ok" },
      on: {
        "parcel.delivered": "delivered",
        "parcel.received": { guard: "isSettled", target: "completed" },
        "parcel.refused": { guard: "isOwed", target: "cancelled" },
        "order.refunded": { guard: "isSettled", target: "refunded" },
        "money.held": "shipped",
        "money.added": { guard: "isShort", target: "shipped" },
        "money.returned": "shipped",
        "transfer.linked": { guard: "isAccepted", target: "shipped" }
      }
    },
    delivered: {
      meta: { spec: "D-62", tone: "ok" },
      on: {
        "parcel.received": "completed",
        "completion.due": "completed",
        "return.claimed": { guard: "isUnclaimed", target: "delivered" },
        "return.accepted": { guard: "isClaimed", target: "delivered" },
        "return.refused": { guard: "isClaimed", target: "delivered" },
        "order.refunded": { guard: "isUnreturned", target: "refunded" },
        "money.held": "delivered",
        "money.added": { guard: "isShort", target: "delivered" },
        "money.returned": "delivered",
        "transfer.linked": { guard: "isAccepted", target: "delivered" }
      }
    },
    ready_for_pickup: {
      meta: { spec: "D-65", tone: "ok" },
      description:
        "It stands at the counter until the third day; then it is called off and its money goes back. A self checkout has left with its buyer.",
      on: {
        "pickup.collected": "picked_up",
        "pickup.missed": "cancelled",
        "order.called-off": "cancelled",
        "money.held": "ready_for_pickup",
        "money.added": { guard: "isShort", target: "ready_for_pickup" },
        "money.returned": "ready_for_pickup",
        "transfer.linked": { guard: "isAccepted", target: "ready_for_pickup" }
      }
    },
    picked_up: {
      meta: { spec: "D-65", tone: "ok" },
      on: {
        "completion.due": "completed",
        "return.claimed": { guard: "isUnclaimed", target: "picked_up" },
        "return.accepted": { guard: "isClaimed", target: "picked_up" },
        "return.refused": { guard: "isClaimed", target: "picked_up" },
        "order.refunded": { guard: "isUnreturned", target: "refunded" },
        "money.held": "picked_up",
        "money.added": { guard: "isShort", target: "picked_up" },
        "money.returned": "picked_up",
        "transfer.linked": { guard: "isAccepted", target: "picked_up" }
      }
    },
    completed: {
      meta: { spec: "D-62", tone: "ok" },
      on: {
        "return.claimed": { guard: "isUnclaimed", target: "completed" },
        "return.accepted": { guard: "isClaimed", target: "completed" },
        "return.refused": { guard: "isClaimed", target: "completed" },
        "order.refunded": { guard: "isUnreturned", target: "refunded" },
        "money.held": "completed",
        "money.added": { guard: "isShort", target: "completed" },
        "money.returned": "completed",
        "transfer.linked": { guard: "isAccepted", target: "completed" }
      }
    },
    expired: {
      meta: { spec: "D-56", tone: "bad" },
      description: "Nobody paid in time and its stock went back; money that comes late is held for a person.",
      on: {
        "transfer.confirmed": { guard: "isTransfer", target: "expired" },
        "review.ended": { guard: "isSought", target: "expired" },
        "money.held": "expired",
        "money.returned": "expired",
        "order.refunded": { guard: "isHeld", target: "refunded" }
      }
    },
    cancelled: {
      meta: { spec: "D-62", tone: "bad" },
      on: {
        "review.ended": { guard: "isSought", target: "cancelled" },
        "money.held": "cancelled",
        "money.returned": "cancelled",
        "transfer.linked": { guard: "isAccepted", target: "cancelled" },
        "order.refunded": { guard: "isHeld", target: "refunded" }
      }
    },
    refunded: {
      meta: { spec: "D-62", tone: "idle" },
      on: {
        "money.held": "refunded",
        "money.returned": "refunded",
        "transfer.linked": { guard: "isAccepted", target: "refunded" }
      }
    }
  }
})

/** Returns the status of an order after a move. Refuses impossible moves, and actors who may not make them. D-62. */
export const advance = (
  order: Order,
  type: OrderEventType,
  actor: Actor
): Effect.Effect<OrderStatus, OrderNotThere> => {
  const may: ReadonlyArray<Actor["kind"]> = orderEvents[type]
  const snapshot = orderMachine.resolveState({ value: order.status, context: factsOf(order) })
  return may.includes(actor.kind) && snapshot.can({ type })
    ? Effect.succeed(getNextSnapshot(orderMachine, snapshot, { type }).value)
    : Effect.fail(new OrderNotThere({ status: order.status }))
}

/** Returns the status of an order that was paid: pre-orders wait for their date, what was scanned in a store for its exit. */
export const paidStatus = ({ lines, delivery }: Pick<Order, "lines" | "delivery">): OrderStatus => {
  if (holdsPreOrder(lines)) return "waiting_release"
  return isSelfCheckout(delivery) ? "ready_for_pickup" : "paid"
}

const holdsPreOrder = (lines: Order["lines"]): boolean => lines.some(({ goods }) => goods.preOrder)

const factsOf = ({
  status,
  lines,
  delivery,
  payment,
  events,
  claim
}: Pick<Order, "status" | "lines" | "delivery" | "payment" | "events" | "claim">): OrderFacts => ({
  pickup: delivery.kind === "pickup",
  selfCheckout: isSelfCheckout(delivery),
  preOrder: holdsPreOrder(lines),
  postponed: postponementOf({ lines, events })?.isConfirmed === false,
  message: delivery.kind === "message",
  held: payment.state === "held",
  sought: isSought({ status, payment, events }),
  short: missingSum({ payment, events }) > 0,
  accepted: awaitsItsTransfer({ events }),
  owed: isOwed({ payment }),
  claim: claim?.state ?? "none",
  transfer: payment.method === "bank-transfer"
})
