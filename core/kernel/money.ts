import type { Brand } from "./brand.ts"

/** Whole rupiah, a safe integer. Wire conventions, Money. */
export type Rupiah = Brand<number, "Rupiah">

/** Makes rupiah of a number that is known to be whole; anything else is a bug. */
export const rupiah = (amount: number): Rupiah => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole rupiah: ${amount}`)
  return amount as Rupiah
}

/** `Rp150.000`: no space, dots for thousands, `-` before a negative amount. D-29c; never `Intl`. */
export const formatRupiah = (amount: Rupiah): string =>
  `${amount < 0 ? "-" : ""}Rp${String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ".")}`

/** Lowest and highest of several prices, both inclusive. */
export interface RupiahRange {
  readonly min: Rupiah
  readonly max: Rupiah
}
