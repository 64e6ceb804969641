import type { EgiftInfo } from "../egift/egift-info.ts"
import type { BagGift, GiftId } from "../gifts/gift.ts"
import { type Brand, brandConstructor } from "../kernel/brand.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { BagPoints } from "../points/points.ts"
import type { Goods, GoodsId } from "../pricing/goods.ts"
import type { Quote } from "../pricing/quote.ts"
import type { Requirement } from "../pricing/requirement.ts"
import type { BagVoucher } from "../vouchers/voucher.ts"

/** Units of one combination at most, over all its lines. Specification 9; D-23. */
export const unitsPerCombination = 20
/** Lines of a bag at most. D-23. */
export const linesPerBag = 100

/** Names a line of a bag: its combination, and for gift cards also the receiver. D-21. */
export type LineId = Brand<string, "LineId">
/** Returns a primitive as a `LineId`. */
export const LineId = brandConstructor<LineId>()

/** How many units of a line an order has. D-63. */
export interface OrderedUnits {
  readonly id: LineId
  readonly quantity: number
}

/** A wanted line: ids and a number, no money. */
export interface WantedLine extends GoodsId {
  /** Whole, 1 to 20. */
  readonly quantity: number
  readonly egift?: EgiftInfo
}

/** Returns a line as it is wanted again: ids and a number, without its goods and prices. */
export const wantedLine = (
  { goods: { product, combination }, egift }: Pick<BagLine, "goods" | "egift">,
  quantity: number
): WantedLine => ({ product, combination, quantity, ...(egift && { egift }) })

/** A wanted line with the goods as they were last seen: enough to show and change a bag without a connection. */
export interface PersistedLine extends WantedLine {
  readonly seen: Goods
  /** Unit price when the shopper added it or last changed it. D-25. */
  readonly agreed: Rupiah
}

/** A bag as it is stored. */
export interface PersistedBag {
  /** Remembered when bags are merged, so that merging twice is the same as merging once. D-20. */
  readonly id: string
  readonly lines: ReadonlyArray<PersistedLine>
  /** Rules whose gifts the shopper does not want. D-67. */
  readonly declined?: ReadonlyArray<GiftId>
}

/** What a bag holds; goods of two kinds never stand together. D-21. */
export type BagKind =
  | { readonly kind: "empty" }
  | { readonly kind: "normal" }
  | { readonly kind: "preorder"; readonly date?: Instant }
  | { readonly kind: "egift" }

/** A line as the bag shows it. */
export interface BagLine {
  readonly id: LineId
  readonly goods: Goods
  readonly quantity: number
  readonly egift?: EgiftInfo
  /** Available units that count: 0 if it is sold out or not sold. D-25b. */
  readonly counted: number
  /** Price paid times `counted`. */
  readonly total: Rupiah
  /** Unit price when it was added, if that has changed. D-25. */
  readonly before?: Rupiah
}

/** How far it is to free shipping. D-28. */
export interface FreeShippingProgress {
  readonly limit: Rupiah
  /** Amount still missing; 0 if the threshold is reached. */
  readonly missing: Rupiah
}

/** Owner of a bag: a guest's is stored in their browser, a member's at the shop. Specification 4, Cart. */
export type BagOwner = "guest" | "member"

/** A bag with today's prices and all notes about it. Specification 3, Cart. */
export interface Bag extends Pick<Quote, "steps" | "totals"> {
  readonly id: string
  readonly owner: BagOwner
  readonly kind: BagKind
  readonly items: ReadonlyArray<BagLine>
  /** Units of all lines. */
  readonly count: number
  /** Absent if nothing is shipped. */
  readonly freeShipping?: FreeShippingProgress
  /** What its lines earn, the most valuable first. Specification 3, Cart: `free_products`; D-67. */
  readonly gifts: ReadonlyArray<BagGift>
  /** Redeemed vouchers, at most one for each slot; a guest has none. D-26, D-27. */
  readonly vouchers: ReadonlyArray<BagVoucher>
  /** Of its member; absent for a guest. D-29. */
  readonly points?: BagPoints
  /** A guest may order at least one of the lines. D-24. */
  readonly guestMayOrder: boolean
  readonly requirements: ReadonlyArray<Requirement>
  /** When the shop said so; without a moment it is what this browser remembers. */
  readonly checkedAt?: Instant
}
