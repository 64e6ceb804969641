import { formatRupiah, type Rupiah } from "../../kernel/money.ts"

/** An amount as it is written, parted before the digits that mark its payment. */
export interface MarkedAmount {
  /** "Rp141." */
  readonly before: string
  /** "812" */
  readonly digits: string
}

/**
 * Returns an amount parted before its last three digits, which are unlike those of other open orders: they are seen first
 * and must not be rounded. `undefined` below Rp1.000, where they are the whole amount. D-56.
 */
export const markedDigits = (amount: Rupiah): MarkedAmount | undefined => {
  const text = formatRupiah(amount)
  const at = text.lastIndexOf(".") + 1
  return at === 0 ? undefined : { before: text.slice(0, at), digits: text.slice(at) }
}
