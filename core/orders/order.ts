import type { MemberId } from "../account/member.ts"
import type { LineId } from "../cart/cart.ts"
import type { EgiftInfo } from "../egift/egift-info.ts"
import type { GiftId } from "../gifts/gift.ts"
import { type Brand, brandConstructor } from "../kernel/brand.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { Language } from "../kernel/text.ts"
import type { PickupCode, PickupPlace } from "../pickup/pickup.ts"
import type { Goods } from "../pricing/goods.ts"
import type { Step, Totals } from "../pricing/quote.ts"
import type { Address, Contact } from "../regions/address.ts"
import type { ServiceId } from "../shipping/shipping.ts"
import type { Postponement } from "./preorder/postponement.ts"
import type { ReturnClaim } from "./returns/claim.ts"
import type { Payment } from "./transfer/payment.ts"

/** Identifies an order; never shown. */
export type OrderId = Brand<string, "OrderId">
/** Returns a primitive as a `OrderId`. */
export const OrderId = brandConstructor<OrderId>()
/** `PDR-261120-7K3QX`: no 0, O, 1 or I, not countable. D-63. */
export type OrderCode = Brand<string, "OrderCode">
/** Returns a primitive as a `OrderCode`. */
export const OrderCode = brandConstructor<OrderCode>()
/** Identifies a checkout; the order that is made of it has the same. */
export type CheckoutId = Brand<string, "CheckoutId">
/** Returns a primitive as a `CheckoutId`. */
export const CheckoutId = brandConstructor<CheckoutId>()

/** D-62; specification 4 names the first. */
export const orderStatuses = [
  "awaiting_bank_wire_payment",
  "payment_review",
  "pay_on_delivery",
  "paid",
  "waiting_release",
  "processing",
  "shipped",
  "delivered",
  "ready_for_pickup",
  "picked_up",
  "completed",
  "expired",
  "cancelled",
  "refunded"
] as const
/** Status of an order. Specification 4. */
export type OrderStatus = (typeof orderStatuses)[number]

/** Who moved an order. D-62: each transition logged with its actor. */
export interface Actor {
  readonly kind: "shopper" | "staff" | "clock" | "provider"
  /** Of a person behind the counter, or of a provider. */
  readonly name?: string
}

/** One move of an order. */
export interface OrderEvent {
  readonly at: Instant
  readonly actor: Actor
  readonly type: string
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly note?: string
  /** Of the transfer that came in, or of what a return gives back. */
  readonly amount?: Rupiah
}

/** A line as it was ordered: a copy, independent of the product. D-63. */
export interface OrderLine {
  readonly id: LineId
  /** As it was sold at that moment. */
  readonly goods: Goods
  readonly quantity: number
  readonly total: Rupiah
  /** What was paid for it after voucher and points; absent in orders from before it was stored. Decision 0104. */
  readonly paid?: Rupiah
  readonly egift?: EgiftInfo
  /** Given by this rule, for nothing. D-67. */
  readonly gift?: GiftId
}

/** How an order reaches its people, as it was chosen and priced. */
export type Delivery =
  | {
      readonly kind: "ship"
      readonly address: Address
      readonly service: ServiceId
      readonly courierName: string
      readonly serviceName: string
      readonly arrives?: { readonly from: string; readonly to: string }
      readonly insured: boolean
      /** Number of the parcel with its courier, once there is one. */
      readonly tracking?: string
    }
  /** Picked up in a store, with what its buyer shows at the counter. D-65. */
  | { readonly kind: "pickup"; readonly store: PickupPlace; readonly code: PickupCode; readonly selfCheckout?: true }
  /** Gift cards: by e-mail or WhatsApp. D-22. */
  | { readonly kind: "message" }

/** An order. Lines, address and prices are copies. D-62, D-63. */
export interface Order {
  readonly id: OrderId
  readonly code: OrderCode
  readonly checkout: CheckoutId
  /** Owner of the order; a guest's becomes a member's once its e-mail or phone is proven to be theirs. */
  readonly member?: MemberId
  readonly status: OrderStatus
  readonly placedAt: Instant
  readonly language: Language
  readonly contact: Contact
  readonly delivery: Delivery
  readonly lines: ReadonlyArray<OrderLine>
  readonly steps: ReadonlyArray<Step>
  readonly totals: Totals
  readonly payment: Payment
  readonly note?: string
  /** The claim to return goods of it. D-62b. */
  readonly claim?: ReturnClaim
  /** As its buyer reads it: its pre-order comes later than promised. D-22. */
  readonly postponed?: Postponement
  /** Oldest first. */
  readonly events: ReadonlyArray<OrderEvent>
}

/** Returns whether goods were scanned in a store: their buyer has them, and shows the code of the order at the exit. D-66. */
export const isSelfCheckout = (delivery: Delivery): boolean =>
  delivery.kind === "pickup" && delivery.selfCheckout === true

/** Returns the lines that were bought: without gifts. D-67. */
export const boughtLines = ({ lines }: Pick<Order, "lines">): Order["lines"] =>
  lines.filter(({ gift }) => gift === undefined)

/** Why a buyer calls an order off. D-62. */
export const cancelReasons = ["changed-mind", "wrong-items", "wrong-address", "found-cheaper", "other"] as const
/** Why a shopper cancels an order. Specification 4. */
export type CancelReason = (typeof cancelReasons)[number]

/** Returns what the key of an order is made for. D-63. */
export const orderSubject = ({ id }: Pick<Order, "id">): string => `order ${id}`
