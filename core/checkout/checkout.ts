import type { MemberId } from "../account/member.ts"
import type { LineId, WantedLine } from "../cart/cart.ts"
import type { EgiftInfo } from "../egift/egift-info.ts"
import type { CheckoutPaperBag } from "../extras/paper-bag.ts"
import type { BagGift, GiftId } from "../gifts/gift.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { Language } from "../kernel/text.ts"
import type { CheckoutId, Order, OrderCode } from "../orders/order.ts"
import type { CodProblem } from "../orders/transfer/cod.rule.ts"
import type { BankAccount, BankId, UniqueCode } from "../orders/transfer/payment.ts"
import type { PickupPlace, PickupProblem } from "../pickup/pickup.ts"
import type { BagPoints } from "../points/points.ts"
import type { Goods } from "../pricing/goods.ts"
import type { Quote, QuoteHash } from "../pricing/quote.ts"
import type { Requirement } from "../pricing/requirement.ts"
import type { Address, AddressGiven, Contact } from "../regions/address.ts"
import type { ServiceId, ShippingOption } from "../shipping/shipping.ts"
import type { Store } from "../stores/store.ts"
import type { BagVoucher } from "../vouchers/voucher.ts"

/** How long a checkout can be placed after its last change. D-56. */
export const checkoutMinutes = 30

/** Who and where, how it travels, how it is paid; each with an address of its own, `/order?step=delivery`. D-5. */
export const checkoutSteps = ["details", "delivery", "payment"] as const
/** A step of the checkout. D-5. */
export type CheckoutStep = (typeof checkoutSteps)[number]
/** Returns the step that an address names with its parameter `step`; `undefined` for the bag. */
export const stepOf = (parameter: string | null): CheckoutStep | undefined =>
  checkoutSteps.find((step) => step === parameter)

/** What was chosen of the delivery so far. */
export interface DeliveryChoice {
  readonly address: Address
  readonly service?: ServiceId
  /** Whether optional cover is chosen. D-55. */
  readonly insured: boolean
}

/** A checkout as it is stored: choices only, no money; prices are read again every time. D-63. */
export interface StoredCheckout {
  readonly id: CheckoutId
  /** Rises with every change. */
  readonly version: number
  readonly language: Language
  /** Its owner; none for a guest's. */
  readonly member?: MemberId
  /** The lines it was opened with; what a guest may not order is named, not ordered. D-24. */
  readonly lines: ReadonlyArray<WantedLine>
  /** Lines that could not be ordered when it was opened: they stay in the bag. D-25b. */
  readonly leftOut: ReadonlyArray<LineId>
  /** Lines that its member's bag has held with as many units: they are ordered only while it does. Decision 0085. */
  readonly fromBag?: ReadonlyArray<LineId>
  readonly contact?: Contact
  readonly delivery?: DeliveryChoice
  /** The store where it is picked up in place of being sent. D-65. */
  readonly pickup?: Store["id"]
  /** Its goods were scanned in that store, and leave it with their buyer. D-66. */
  readonly selfCheckout?: true
  /** Whether a paper bag is wanted; absent: none is. D-29e. */
  readonly paperBag?: boolean
  readonly bank?: BankId
  /** The code that was taken, on which account, for which amount without it. D-56. */
  readonly code?: UniqueCode
  /** The last code of each account: chosen again, an account gives the same one unless it is taken. Decision 0051. */
  readonly codes?: ReadonlyArray<{ readonly bank: BankId; readonly code: number }>
  readonly note?: string
  /** Gifts that a guest does not want; those of a member stand in the bag. D-67. */
  readonly declined?: ReadonlyArray<GiftId>
  readonly openedAt: Instant
  readonly expiresAt: Instant
  /** Read along: the order that was made of it. */
  readonly placed?: OrderCode
}

/** A line that stays in the bag: guests may not order it, or it was gone when the checkout was opened. D-24, D-25b. */
export interface LeftOut {
  readonly line: LineId
  readonly goods: Goods
  readonly quantity: number
  readonly reason: "NOT_FOR_GUESTS" | "NOT_SOLD" | "SOLD_OUT"
}

/** A line that is being ordered. */
export interface CheckoutLine {
  readonly id: LineId
  readonly goods: Goods
  readonly quantity: number
  /** Units that are there now. */
  readonly counted: number
  readonly total: Rupiah
  readonly egift?: EgiftInfo
}

/** Whether an order can be picked up, and where it is. D-65. */
export interface CheckoutPickup {
  /** Why it cannot be picked up. */
  readonly problem?: PickupProblem
  /** The chosen store; absent if the order is sent. */
  readonly store?: PickupPlace
  /** When it is ready if it is paid now. */
  readonly readyAt?: Instant
}

/** An order in the making. Wire, `GET /checkouts/{id}`. */
export interface Checkout extends Pick<Quote, "steps" | "totals"> {
  readonly id: CheckoutId
  readonly version: number
  /** The first step that is not complete. */
  readonly step: CheckoutStep
  readonly lines: ReadonlyArray<CheckoutLine>
  readonly leftOut: ReadonlyArray<LeftOut>
  readonly contact?: Contact
  /** False if nothing is shipped: it is a message, or picked up. */
  readonly ships: boolean
  /** Absent if nothing of it is goods, and while no store offers pickup. D-65. */
  readonly pickup?: CheckoutPickup
  readonly delivery?: DeliveryChoice & { readonly option?: ShippingOption }
  /** Absent if nothing is shipped, and while the shop sells no bags. D-29e. */
  readonly paperBag?: CheckoutPaperBag
  readonly payment?: { readonly account: BankAccount; readonly uniqueCode?: number }
  /** What paying the courier costs, and why it cannot be done; absent while the shop does not offer it. D-57. */
  readonly cod?: { readonly fee: Rupiah; readonly problem?: CodProblem }
  readonly note?: string
  /** What its lines earn, the most valuable first. D-67. */
  readonly gifts: ReadonlyArray<BagGift>
  /** Of its member's bag, as they count for these lines. */
  readonly vouchers: ReadonlyArray<BagVoucher>
  /** Of its member; absent for a guest. */
  readonly points?: BagPoints
  readonly quoteHash: QuoteHash
  readonly requirements: ReadonlyArray<Requirement>
  readonly expiresAt: Instant
  /** It was placed: this is its order. */
  readonly placed?: OrderCode
}

/** An order that was placed, and what opens it to a guest. */
export interface Placed {
  readonly order: Order
  readonly key: string
  /** It was there already: a repeated call, or another tab. */
  readonly repeated: boolean
}

/** What can be changed of a checkout; what is not named stays. */
export interface CheckoutChange {
  /** Present if the bag was changed meanwhile. */
  readonly lines?: ReadonlyArray<WantedLine>
  readonly contact?: Contact
  readonly address?: AddressGiven
  readonly service?: ServiceId
  readonly insured?: boolean
  /** The store where it is picked up, or `none`: it is sent. An address or a courier sends it as well. D-65. */
  readonly pickup?: Store["id"] | "none"
  readonly paperBag?: boolean
  readonly bank?: BankId
  readonly note?: string
  /** Gifts that a guest does not want. D-67. */
  readonly declined?: ReadonlyArray<GiftId>
}

/** How far placing is. */
export type PlacingProgress = "sending" | "asking" | "given-up"

/** What its starter receives on the way. */
export interface PlacingMoved {
  readonly type: "placing.moved"
  readonly to: PlacingProgress
}
