import { type Brand, brandConstructor } from "../kernel/brand.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { Goods, GoodsId } from "../pricing/goods.ts"
import type { VoucherGoods } from "../vouchers/voucher.ts"

/** Identifies a rule that gives a gift. */
export type GiftId = Brand<string, "GiftId">
/** Returns a primitive as a `GiftId`. */
export const GiftId = brandConstructor<GiftId>()
/** How the merchant names it. */
export const giftIdPattern = /^[a-z0-9-]{2,40}$/

/** Most gifts of one order. Own choice; decision 0099. */
export const giftsPerOrder = 3
/** Most rules of a shop. Own choice; decision 0099. */
export const giftRulesMost = 50

/** When a bag earns one unit of some goods without paying for it. D-67. */
export interface GiftRule {
  readonly id: GiftId
  readonly gift: GoodsId
  /** What the goods it asks for have to cost after item discounts, before voucher and points; 0: nothing. */
  readonly minAmount: Rupiah
  /** Units of those goods; 0: any. */
  readonly minUnits: number
  /** The goods it asks for; empty lists: all but gift cards. */
  readonly goods: VoucherGoods
  /** Whether guests earn it, too. */
  readonly forGuests: boolean
  readonly startsAt: Instant
  /** Over from this moment on. */
  readonly endsAt: Instant
}

/** A rule as the merchant writes it. */
export interface WrittenGift extends GiftRule {
  readonly isPaused: boolean
}

/** A rule with its gift as it is sold now. */
export interface GiftOffer extends Omit<GiftRule, "gift"> {
  readonly gift: Goods
}

/**
 * What became of an earned gift: `given` counts, `declined` waits for the shopper to take it back, `sold-out` is not there, and
 * `by-air` may not fly with the chosen courier. D-54, D-67.
 */
export const giftStates = ["given", "declined", "sold-out", "by-air"] as const
/** State of an earned gift. */
export type GiftState = (typeof giftStates)[number]

/** A gift that a bag has earned: one unit, free. Specification 3, Cart: `free_products`. */
export interface BagGift {
  readonly id: GiftId
  readonly gift: Goods
  readonly state: GiftState
}
