import type { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Rupiah } from "../../kernel/money.ts"
import type { Order, OrderCode } from "../order.ts"
import type { OrderNotThere, OrderUnknown, PictureRefused, ReceiptLimit, ReceiptUnknown } from "../orders.errors.ts"
import type { OrderAsked } from "../orders.port.ts"
import type { ReceiptId } from "../transfer/payment.ts"
import type { WrittenClaim } from "./claim.ts"
import type {
  ClaimNotOpen,
  ClaimRefused,
  ReturnByMember,
  ReturnPeriodOver,
  ReturnSumRefused,
  VoucherWithoutMember
} from "./returns.errors.ts"

type Answer<A, E> = Effect.Effect<A, E | Unavailable>

/** What a buyer does to send goods of an order back: a guest with its key; of a member's order that member alone. D-62b. */
export interface ReturnsPort {
  /** Returns until when goods of the order can go back; refuses as a claim would. */
  readonly check: (
    input: OrderAsked
  ) => Answer<{ readonly until: Instant }, OrderUnknown | OrderNotThere | ReturnByMember | ReturnPeriodOver>
  /** Stores a picture of the goods for a claim; an unused one is deleted after a day. */
  readonly keepPhoto: (
    input: OrderAsked & { readonly picture: Uint8Array }
  ) => Answer<
    { readonly photo: ReceiptId },
    OrderUnknown | OrderNotThere | ReturnByMember | ReturnPeriodOver | PictureRefused | ReceiptLimit
  >
  /** Claims for an order that arrived within 2×24 hours. The same claim once more returns the order as it is. */
  readonly claim: (
    input: OrderAsked & { readonly claim: WrittenClaim }
  ) => Answer<Order, OrderUnknown | OrderNotThere | ReturnByMember | ReturnPeriodOver | ClaimRefused | ReceiptUnknown>
}

/** What staff do with claims. D-62b, D-75. */
export interface ReturnOpsPort {
  /**
   * Accepts a claim: its sum is noted as given back, or becomes a voucher of the member; points of the goods come back, and those
   * they had earned go. The parcel and the transfer happen outside the shop.
   */
  readonly accept: (input: {
    readonly code: OrderCode
    /** Who decides. */
    readonly name: string
    /** Absent: what was paid for the goods that go back. */
    readonly amount?: Rupiah
    /** For the buyer. */
    readonly words?: string
    /** Transferred although a voucher was asked for. */
    readonly byTransfer?: boolean
  }) => Answer<Order, OrderUnknown | OrderNotThere | ClaimNotOpen | ReturnSumRefused | VoucherWithoutMember>
  readonly refuse: (input: {
    readonly code: OrderCode
    readonly name: string
    /** Says the buyer why. */
    readonly words: string
  }) => Answer<Order, OrderUnknown | OrderNotThere | ClaimNotOpen>
}
