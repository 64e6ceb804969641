import { type Rupiah, rupiah } from "../kernel/money.ts"
import type { ServiceKind } from "./shipping.ts"

/** From so much of goods on, before voucher and points, regular shipping is free. Specification 9; D-28. */
export const freeShippingLimit = rupiah(200_000)

/** What automatic free shipping takes off a fee: all of it if that is reached, for regular services only. D-28. */
export const freedOf = (fee: Rupiah, kind: ServiceKind, goods: Rupiah): Rupiah =>
  kind === "regular" && goods >= freeShippingLimit ? fee : rupiah(0)

/** What takes a courier's fee off: the limit of the shop, or one voucher. D-28. */
export interface Freed {
  /** Never more than the fee. */
  readonly freed: Rupiah
  /** Code of the voucher; absent if it is the limit, or if nothing is freed. */
  readonly freedBy?: string
}

/** Returns how far it is to free shipping: "Tambah Rp X lagi". D-28. */
export const progressTo = (goods: Rupiah): { readonly limit: Rupiah; readonly missing: Rupiah } => ({
  limit: freeShippingLimit,
  missing: rupiah(Math.max(0, freeShippingLimit - goods))
})
