import { type Rupiah, rupiah } from "../kernel/money.ts"
import { freedOf } from "../shipping/free-shipping.rule.ts"
import type { ServiceKind } from "../shipping/shipping.ts"
import { slotOf, type Voucher } from "./voucher.ts"

/** What a courier asks, and of which kind it is. */
export interface ShippingFee {
  readonly fee: Rupiah
  readonly kind: ServiceKind
}

/** What takes a courier's fee off: the limit of the shop, or one voucher. D-28. */
export interface ShippingSource {
  /** Never more than the fee. */
  readonly freed: Rupiah
  /** None: it is the limit, or nothing is freed. */
  readonly by?: Voucher
}

/**
 * Returns what a voucher takes off a fee: up to its limit of any service, without one the whole fee of a regular service, as
 * the shop's own limit does. D-28.
 */
export const freedBy = ({ discount, shippingFeeDiscount }: Voucher, { fee, kind }: ShippingFee): Rupiah => {
  if (discount !== "free_shipping") return rupiah(0)
  return shippingFeeDiscount === undefined
    ? rupiah(kind === "regular" ? fee : 0)
    : rupiah(Math.min(fee, shippingFeeDiscount))
}

/**
 * Returns the one source that takes most off a fee. The shop's own limit comes first among equals, so that no voucher is used
 * up for nothing. D-28.
 *
 * @param goods worth of all goods after item discounts, before voucher and points
 * @param vouchers those that count for these goods
 */
export const bestSource = (fee: ShippingFee, goods: Rupiah, vouchers: ReadonlyArray<Voucher>): ShippingSource => {
  let best: ShippingSource = { freed: freedOf(fee.fee, fee.kind, goods) }
  for (const voucher of vouchers) {
    const freed = slotOf(voucher) === "shipping" ? freedBy(voucher, fee) : 0
    if (freed > best.freed) best = { freed: rupiah(freed), by: voucher }
  }
  return best
}
