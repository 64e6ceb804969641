/** What the code of a return's voucher begins with; the merchant's own codes do not. Decision 0104. */
export const returnPrefix = "RETUR-"

/** Returns whether a code is that of the voucher of a return: what it pays was money before. Decision 0104. */
export const isReturnVoucher = (code: string): boolean => code.startsWith(returnPrefix)
