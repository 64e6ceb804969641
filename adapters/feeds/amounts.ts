import { barcodeLengths, hasCheckDigit } from "#core/catalogue/barcode.rule.ts"
import type { Notes } from "./findings.ts"
import { quoteText } from "./text.ts"

/** More than a shop has of anything; a feed with a larger number means something else. */
export const mostStock = 99_999
/** Weight of a parcel without one, in grams. D-51. */
export const usualWeight = 250
const mostWeight = 50_000

/** Grams in a unit. */
const grams = new Map([
  ["g", 1],
  ["gram", 1],
  ["gr", 1],
  ["kg", 1000],
  ["oz", 28.349523125],
  ["lb", 453.59237],
  ["lbs", 453.59237],
  ["mg", 0.001]
])

/** Units that can be sold. Less than none is none; a fraction is refused. */
export const readStock = (text: string, field: string, notes: Notes): number => {
  const given = text.trim()
  if (given === "") {
    notes.fix(field, "stock-empty", "The stock is tracked and not said: taken as none")
    return 0
  }
  const whole = /^-?\d{1,3}(?:[.,]\d{3})+$/.test(given) ? given.replace(/[.,]/g, "") : given
  if (!/^-?\d+(?:[.,]0+)?$/.test(whole)) {
    notes.refuse(field, "stock-unreadable", `A stock of ${quoteText(given)} is no whole number`)
    return 0
  }
  const stock = Number(whole.replace(/[.,]0+$/, ""))
  if (whole !== given) notes.fix(field, "stock-thousands", `A stock of ${quoteText(given)} is taken as ${stock}`)
  if (stock < 0) {
    notes.fix(field, "stock-negative", `A stock of ${quoteText(given)} is taken as none`)
    return 0
  }
  if (stock > mostStock) {
    notes.fix(field, "stock-absurd", `A stock of ${quoteText(given)} is taken as ${mostStock}`)
    return mostStock
  }
  return stock
}

/** Grams of a parcel with a unit in the text or beside it. Refuses less than nothing. */
export const readWeight = (text: string, given: string | undefined, field: string, notes: Notes): number => {
  if (text.trim() === "") return usualWeight
  const [, number = "", inside = ""] = /^(-?\d+(?:[.,]\d+)?)\s*([a-z]*)$/i.exec(text.trim()) ?? []
  const value = Number(number.replace(",", "."))
  const unit = (inside || given || "").toLowerCase()
  if (number === "" || (unit !== "" && !grams.has(unit))) {
    notes.fix(field, "weight-unreadable", `A weight of ${quoteText(text)} is taken as ${usualWeight} g`)
    return usualWeight
  }
  if (value < 0) {
    notes.refuse(field, "weight-negative", `A weight of ${quoteText(text)} cannot be`)
    return usualWeight
  }
  if (unit === "") notes.fix(field, "weight-unit-missing", `A weight of ${quoteText(text)} is taken as grams`)
  const weight = Math.round(value * (grams.get(unit) ?? 1))
  if (weight > mostWeight) {
    notes.fix(field, "weight-absurd", `A weight of ${quoteText(text)} is taken as ${usualWeight} g`)
    return usualWeight
  }
  return weight === 0 ? usualWeight : weight
}

/** A barcode whose check digit is right, or `undefined`; GTIN-8, UPC, EAN and GTIN-14. */
export const readBarcode = (text: string, field: string, notes: Notes): string | undefined => {
  const given = text.trim().replace(/^'/, "")
  if (given === "") return undefined
  const digits = given.replace(/[\s-]/g, "")
  const drop = (code: string, why: string): undefined => {
    notes.fix(field, code, `Barcode ${quoteText(given)} ${why}: left out`)
  }
  if (/^\d[.,]\d+E\+?\d+$/i.test(digits)) return drop("barcode-mangled", "was rounded by a spreadsheet")
  if (!/^\d+$/.test(digits) || !barcodeLengths.includes(digits.length))
    return drop("barcode-length", "does not have 8, 12, 13 or 14 digits")
  if (/123456789/.test(digits)) return drop("barcode-sample", "counts up: it is an example and no article's")
  if (!hasCheckDigit(digits)) return drop("barcode-check-digit", "has a wrong check digit")
  if (digits !== given) notes.fix(field, "barcode-separators", `Barcode ${quoteText(given)} is stored as ${digits}`)
  return digits
}
