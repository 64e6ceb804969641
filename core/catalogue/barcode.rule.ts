/** Lengths of numbers on goods: EAN-8, UPC-A, EAN-13, GTIN-14. */
export const barcodeLengths: ReadonlyArray<number> = [8, 12, 13, 14]

/** Returns whether the last digit of a number on goods fits the others. GS1. */
export const hasCheckDigit = (digits: string): boolean => {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}

/**
 * Returns the number on goods that was typed or read, without spaces and hyphens; `undefined` if it is none: another length, another
 * sign, or a check digit that does not fit.
 */
export const readBarcode = (text: string): string | undefined => {
  const digits = text.replace(/[\s-]/g, "")
  return /^\d+$/.test(digits) && barcodeLengths.includes(digits.length) && hasCheckDigit(digits) ? digits : undefined
}

/** Returns every way in which a number can be stored: an EAN-13 that begins with 0 is the UPC-A without it. */
export const sameBarcodes = (digits: string): ReadonlyArray<string> => {
  const short = digits.replace(/^0+/, "")
  return [
    ...new Set([
      digits,
      ...[12, 13, 14].flatMap((length) => (short.length <= length ? short.padStart(length, "0") : []))
    ])
  ]
}

/** Returns twelve digits with the digit that makes an EAN-13 of them. */
export const withCheckDigit = (twelve: string): string =>
  [..."0123456789"].map((digit) => `${twelve}${digit}`).find(hasCheckDigit) ?? twelve
