import { barcodeLengths, hasCheckDigit } from "../catalogue/barcode.rule.ts"

/**
 * Returns whether a barcode identifies an article everywhere: its check digit fits, and it belongs neither to the numbers that stores
 * give themselves (02, 04, 2) nor to coupons (05, 98, 99). Google Merchant, `gtin`.
 */
export const isGlobalGtin = (digits: string): boolean =>
  /^\d+$/.test(digits) &&
  barcodeLengths.includes(digits.length) &&
  hasCheckDigit(digits) &&
  !/^(?:2|02|04|05|98|99)/.test(ean13Of(digits)) &&
  !(digits.length === 8 && /^[02]/.test(digits))

/** The number as an EAN-13; a GTIN-14 names how many are packed in its first digit. */
const ean13Of = (digits: string): string => (digits.length === 14 ? digits.slice(1) : digits.padStart(13, "0"))
