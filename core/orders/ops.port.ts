import type { Effect } from "effect"
import type { EgiftOpened } from "../egift/egift.errors.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { Order, OrderCode } from "./order.ts"
import type { OrderNotThere, OrderUnknown, PickupCodeUnknown, TransferNotHeld, TransfersHeld } from "./orders.errors.ts"
import type { BankId, IncomingTransfer, TransferFate } from "./transfer/payment.ts"

type Answer<A, E = never> = Effect.Effect<A, E | Unavailable>

/** Moves of an order that staff may make. D-62. */
export type OpsMove =
  | "pack"
  | "ship"
  | "deliver"
  /** It can be picked up. D-65. */
  | "ready"
  /** A parcel that was not accepted, and whose courier was to be paid. D-57. */
  | "bring-back"
  | "complete"
  | "cancel"
  | "refund"
  | "reject-transfer"
  | "accept-transfer"

/** Which of the held transfers is meant. */
export interface NamedTransfer {
  readonly reference: string
  /** Named if more than one transfer with this reference waits. */
  readonly bank?: BankId
  readonly amount?: Rupiah
  /** Jakarta day. */
  readonly day?: string
}

/** What the shop's own people, its clock and its payment provider do with orders. D-56, D-62, D-75. */
export interface OpsPort {
  readonly move: (input: {
    readonly code: OrderCode
    readonly move: OpsMove
    /** Who does it. */
    readonly name: string
    readonly note?: string
    /** With `ship`. */
    readonly tracking?: string
    /** With `accept-transfer`: none of the held transfers that may be for this order is. */
    readonly withoutTransfer?: boolean
  }) => Answer<Order, OrderUnknown | OrderNotThere | TransfersHeld | EgiftOpened>
  /** Gives out the order whose code is shown at the counter, typed or scanned; once. D-65. */
  readonly handOver: (input: {
    readonly shown: string
    /** Number of the store; absent: any. */
    readonly store?: number
    /** Who does it. */
    readonly name: string
  }) => Answer<Order, PickupCodeUnknown | OrderNotThere>
  /**
   * Books incoming money; the same transfer twice is once. A reference that its account has with another amount or day is held
   * for a person. D-56; decision 0051.
   */
  readonly book: (input: {
    readonly transfer: IncomingTransfer
    readonly by: { readonly kind: "staff" | "provider"; readonly name: string }
    /** The order that the bank names: it counts if its account is one whose payments the bank reports. Decision 0102. */
    readonly for?: OrderCode
  }) => Answer<{ readonly fate: TransferFate | "known"; readonly order?: OrderCode }>
  /** Notes that an attempt to pay an order that waits has failed; the same reference twice is once. D-56. */
  readonly fail: (input: {
    readonly code: OrderCode
    readonly reference: string
    /** Who reports it. */
    readonly name: string
  }) => Answer<{ readonly noted: boolean }>
  /**
   * Books a transfer of another amount, which matched no order, on the order that a staff member names: it pays an
   * order that waits, and is held for one that ended. The buyer is notified of both. It is the transfer of an order
   * that was accepted without one, or at most the rest of one that was paid with less than its amount. Refuses other orders
   * that are paid. D-56; decisions 0064, 0087.
   */
  readonly assign: (
    input: NamedTransfer & {
      readonly code: OrderCode
      /** Who does it. */
      readonly name: string
    }
  ) => Answer<
    { readonly fate: TransferFate; readonly order: OrderCode },
    OrderUnknown | OrderNotThere | TransferNotHeld
  >
  /** Notes that a held transfer went back to its sender, outside the shop: it waits no longer. Decision 0047. */
  readonly giveBack: (
    input: NamedTransfer & { readonly name: string; readonly note: string }
  ) => Answer<{ readonly fate: TransferFate }, TransferNotHeld>
  /** Orders whose next move is due, at most 100; `turn` moves each in a transaction of its own. */
  readonly due: (input: NoInput) => Answer<ReadonlyArray<OrderCode>>
  readonly turn: (input: { readonly code: OrderCode }) => Answer<{ readonly moved: boolean }>
}
