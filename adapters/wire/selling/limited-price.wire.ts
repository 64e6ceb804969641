import { Schema } from "effect"
import type { LimitedPrice } from "#core/catalogue/combination.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { ItemPrice } from "#core/pricing/price.ts"
import { instantFromWire, instantOnWire, instantToWire, rupiahOnWire } from "../parts.ts"

const PaidOnWire = Schema.Struct({
  price_after_discount: rupiahOnWire,
  discount_percentage: Schema.Int,
  is_sale: Schema.Boolean
})
type PaidOnWire = typeof PaidOnWire.Type

/** A special price of which so many units are left, and what is paid for each if an order has more. Decision 0135. */
export const LimitedPriceOnWire = Schema.Struct({
  starts_at: instantOnWire,
  left: Schema.Int,
  within: PaidOnWire,
  beyond: PaidOnWire
})
type LimitedPriceOnWire = typeof LimitedPriceOnWire.Type

/** Returns what is paid of a price. */
export const paidTo = ({ priceAfterDiscount, discountPercentage, isSale }: ItemPrice): PaidOnWire => ({
  price_after_discount: priceAfterDiscount,
  discount_percentage: discountPercentage,
  is_sale: isSale
})

export const limitedPriceTo = ({ startsAt, left, price, beyond }: LimitedPrice): LimitedPriceOnWire => ({
  starts_at: instantToWire(startsAt),
  left,
  within: paidTo(price),
  beyond: paidTo(beyond)
})

/** @param price the normal price of the goods */
export const limitedPriceFrom = (price: number, wire: LimitedPriceOnWire): LimitedPrice => ({
  startsAt: instantFromWire(wire.starts_at),
  left: wire.left,
  price: paidFrom(price, wire.within),
  beyond: paidFrom(price, wire.beyond)
})

const paidFrom = (price: number, paid: PaidOnWire): ItemPrice => ({
  price: rupiah(price),
  priceAfterDiscount: rupiah(paid.price_after_discount),
  discountPercentage: paid.discount_percentage,
  isSale: paid.is_sale
})
