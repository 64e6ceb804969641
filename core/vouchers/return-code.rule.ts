/** What the code of a return's voucher begins with; the merchant's own codes do not. Decision 0104. */
export const returnPrefix = "RETUR-"

/** What the code of the voucher begins with that an e-gift becomes. Decision 0122. */
export const egiftPrefix = "EGIFT-"

/** Returns whether what a voucher of this code pays was money before: that of a return, or of an e-gift. Decisions 0104, 0122. */
export const wasMoney = (code: string): boolean => isReturnVoucher(code) || code.startsWith(egiftPrefix)

/** Returns whether a code is that of the voucher of a return: what it pays was money before. Decision 0104. */
export const isReturnVoucher = (code: string): boolean => code.startsWith(returnPrefix)
