import type { Discount, SpecialPrice } from "#core/catalogue/stored.ts"
import { type Rupiah, rupiah } from "#core/kernel/money.ts"
import type { Notes } from "./findings.ts"
import { inRupiah, type Money, readPrice } from "./price.ts"
import { quoteText } from "./text.ts"

/** What a variant costs: its price, and what is taken off it. */
export interface Cost {
  readonly price: Rupiah
  readonly discount?: Discount
  readonly specialPrices: ReadonlyArray<SpecialPrice>
}

/** What a row costs of which no price can be read; it is not sold. */
export const noCost: Cost = { price: rupiah(0), specialPrices: [] }

/** A price in rupiah; refuses what is none, and what cannot be converted. */
export const priceIn = (text: string, money: Money, field: string, notes: Notes): Rupiah | undefined => {
  const price = readPrice(text, money)
  if (typeof price === "string") {
    notes.refuse(field, `price-${price}`, `${sentences[price]}${text.trim() === "" ? "" : `: ${quoteText(text)}`}`)
    return undefined
  }
  const converted = inRupiah(price, money)
  if (typeof converted === "string") {
    notes.refuse(field, `price-${converted}`, `${sentences[converted]}: ${quoteText(text)}`)
    return undefined
  }
  const repaired = price.repaired ?? converted.repaired
  if (repaired !== undefined)
    notes.fix(
      field,
      "price-written",
      `The price ${quoteText(text)} is taken as ${converted.rupiah} rupiah: ${repaired}`
    )
  return converted.rupiah
}

const sentences = {
  missing: "There is no price",
  zero: "The price is nothing",
  negative: "The price is less than nothing",
  "not-a-price": "The price cannot be read",
  ambiguous: "The price could mean thousands or a fraction",
  "other-currency": "The price is in another currency than the feed",
  "no-rate": "No rate is given for the currency of the price",
  absurd: "The price cannot be right"
} as const

/** A price with a higher one beside it, which becomes ours with the difference taken off. D-26 step 1. */
export const costBelow = (price: Rupiah, before: Rupiah): Cost => ({
  price: before,
  discount: { kind: "amount", value: before - price, sale: false },
  specialPrices: []
})

/** The cost of a price with another one struck through beside it; one that is not higher takes nothing off. */
export const costWith = (price: Rupiah, before: string, money: Money, field: string, notes: Notes): Cost => {
  const plain: Cost = { price, specialPrices: [] }
  const read = readPrice(before, money)
  if (read === "missing" || read === "zero") return plain
  const converted = typeof read === "string" ? read : inRupiah(read, money)
  if (typeof converted === "string") {
    notes.fix(
      field,
      "compare-unreadable",
      `The price before, ${quoteText(before)}, is left out: ${sentences[converted]}`
    )
    return plain
  }
  if (converted.rupiah > price) return costBelow(price, converted.rupiah)
  notes.fix(field, "compare-not-higher", `The price before, ${quoteText(before)}, is not higher: nothing is taken off`)
  return plain
}
