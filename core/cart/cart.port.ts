import type { Effect } from "effect"
import type { EgiftRefused } from "../egift/egift.errors.ts"
import type { PaperBag } from "../extras/paper-bag.ts"
import type { GiftId, GiftOffer } from "../gifts/gift.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Instant } from "../kernel/moment.ts"
import type { PointsProblem } from "../points/points.errors.ts"
import type { Goods, GoodsId } from "../pricing/goods.ts"
import type { AmountTooLarge, GoodsUnknown, InsufficientStock } from "../pricing/pricing.errors.ts"
import type { EgiftsOff } from "../toggles/parts.errors.ts"
import type { Voucher, VoucherId } from "../vouchers/voucher.ts"
import type { VoucherCodeMissing, VoucherProblem } from "../vouchers/vouchers.errors.ts"
import type { EgiftMix, LineUnknown, OrderLimit, PreOrderDate, PreOrderMix } from "./cart.errors.ts"
import type { Bag, LineId, PersistedBag, WantedLine } from "./cart.ts"

/** Why a line does not go into a bag. */
export type BagRefusal =
  | PreOrderMix
  | PreOrderDate
  | EgiftMix
  | EgiftRefused
  | EgiftsOff
  | OrderLimit
  | InsufficientStock
  | GoodsUnknown
  | AmountTooLarge

/** Why a code is not redeemed. Specification 8; D-27. */
export type VoucherRefusal = VoucherCodeMissing | VoucherProblem

/** A wanted line, with the goods as the page showed them. */
export interface Offered {
  readonly line: WantedLine
  readonly goods: Goods
}

/**
 * How a line is added: `add` that many more, `set` exactly that many, `buy` at least that many: what is in the bag
 * already counts. D-25c, decision 0065.
 */
export type How = "add" | "set" | "buy"

/** Whether a shopper declines the gift of a rule. */
export interface GiftChoice {
  readonly gift: GiftId
  readonly isDeclined: boolean
}

/** What a shopper may do with their bag. Every answer is the whole bag. Specification 4, Cart. */
export interface CartPort {
  readonly read: (input: NoInput) => Effect.Effect<Bag, Unavailable>
  readonly put: (input: Offered & { readonly how: How }) => Effect.Effect<Bag, BagRefusal | Unavailable>
  readonly remove: (input: { readonly line: LineId }) => Effect.Effect<Bag, LineUnknown | Unavailable>
  readonly clear: (input: NoInput) => Effect.Effect<Bag, Unavailable>
  /** Empties the bag and adds this; a member's old lines may be saved for later. D-21. */
  readonly replaceWith: (input: Offered & { readonly keepOld: boolean }) => Effect.Effect<Bag, BagRefusal | Unavailable>
  /** Redeems a voucher in place of the one in its slot; guests are refused. D-27, H4. */
  readonly redeemVoucher: (input: { readonly code: string }) => Effect.Effect<Bag, VoucherRefusal | Unavailable>
  readonly cancelVoucher: (input: { readonly voucher: VoucherId }) => Effect.Effect<Bag, Unavailable>
  /** Redeems so many points in place of those before; guests are refused. D-29. */
  readonly redeemPoints: (input: { readonly points: number }) => Effect.Effect<Bag, PointsProblem | Unavailable>
  readonly cancelPoints: (input: NoInput) => Effect.Effect<Bag, Unavailable>
  /** Declines a gift, or takes it back; a repeated call is no failure. D-67. */
  readonly declineGift: (input: GiftChoice) => Effect.Effect<Bag, Unavailable>
}

/** Goods as the shop sells them at one moment. */
export interface GoodsNow {
  readonly goods: ReadonlyArray<Goods>
  /** What guests may earn. D-67. */
  readonly gifts: ReadonlyArray<GiftOffer>
  readonly checkedAt: Instant
}

/** Prices a bag by what the shop asks now. Wire, `/user/me/carts/validate`. */
export interface BagsPort {
  /** The goods of these names as they are sold now, all that a guest's bag needs of the shop; names of nothing are left out. */
  readonly goods: (input: { readonly goods: ReadonlyArray<GoodsId> }) => Effect.Effect<GoodsNow, Unavailable>
  readonly validate: (input: {
    /** None: a member's own bag. */
    readonly lines?: ReadonlyArray<WantedLine>
  }) => Effect.Effect<Bag, GoodsUnknown | OrderLimit | AmountTooLarge | Unavailable>
  /** Vouchers that the shop shows to everybody: those that run or will begin, the soonest end first. */
  readonly vouchers: (input: NoInput) => Effect.Effect<ReadonlyArray<Voucher>, Unavailable>
  /** Bags that can be bought beside goods; none while the shop has them switched off. D-29e. */
  readonly extraBags: (input: NoInput) => Effect.Effect<ReadonlyArray<PaperBag>, Unavailable>
}

/** Stores a guest's bag, in a browser that several tabs share. */
export interface CartStore {
  readonly load: Effect.Effect<PersistedBag, Unavailable>
  /** Changes the stored bag in its present state, and returns the new one. A refusal changes nothing. */
  readonly change: <E>(
    change: (bag: PersistedBag) => Effect.Effect<PersistedBag, E>
  ) => Effect.Effect<PersistedBag, E | Unavailable>
}
