import { noBrand } from "#core/feeds/feed-item.ts"
import { fold } from "#core/kernel/text.ts"
import type { Notes } from "./findings.ts"
import { withoutTags } from "./html.ts"
import type { Variant } from "./product.ts"
import { cleanedLine, copyText, quoteText } from "./text.ts"

/** What products of a file so far have taken for themselves. */
export interface Seen {
  /** The name of a maker as the file spelt it first, and what is wrong with this spelling. */
  readonly brand: (given: string, field: string, notes: Notes) => string
  /** Refuses articles that another product has, and leaves out barcodes that one has. */
  readonly variants: (variants: ReadonlyArray<Variant>, fields: SeenFields, notes: Notes) => ReadonlyArray<Variant>
  /** From now on these are taken. */
  readonly keep: (variants: ReadonlyArray<Variant>) => void
}

/** Names of a feed's columns that hold the number of an article and its barcode. */
export interface SeenFields {
  readonly sku: string
  readonly barcode: string
}

const longestBrand = 80
/** What programs write into an empty field, folded. */
const noNames: ReadonlySet<string> = new Set(["null", "none", "n a", "undefined", "nan"])

/** Returns the record of a file of which nothing was read yet. */
export const nothingSeen = (): Seen => {
  const brands = new Map<string, string>()
  const skus = new Set<string>()
  const barcodes = new Set<string>()
  return {
    brand: (given, field, notes) => {
      // Signs of trade marks are no part of a name: with and without them it is one brand.
      const line = cleanedLine(given, field, notes).replace(/\s*[®™℠]/g, "")
      const name = withoutTags(line, field, notes).slice(0, longestBrand)
      const folded = fold(name)
      if (folded === "" || noNames.has(folded)) {
        notes.fix(field, "brand-missing", `${field} is empty: the product comes under "${noBrand}"`)
        return noBrand
      }
      const first = brands.get(folded)
      if (first === undefined) brands.set(copyText(folded), copyText(name))
      else if (first !== name)
        notes.fix(field, "brand-spelling", `${quoteText(name)} is the same brand as ${quoteText(first)}`)
      return first ?? name
    },
    variants: (variants, fields, notes) => {
      const own = new Set<string>()
      const ownCodes = new Set<string>()
      return variants.map(({ barcode, ...variant }) => {
        const { sku } = variant
        if (sku !== undefined && (skus.has(sku) || own.has(sku)))
          notes.refuse(fields.sku, "sku-taken", `Another product or variant has the article number ${quoteText(sku)}`)
        if (sku !== undefined) own.add(sku)
        if (barcode === undefined) return variant
        if (barcodes.has(barcode) || ownCodes.has(barcode)) {
          notes.fix(fields.barcode, "barcode-taken", `Another product or variant has the barcode ${barcode}: left out`)
          return variant
        }
        ownCodes.add(barcode)
        return { ...variant, barcode }
      })
    },
    keep: (variants) => {
      for (const { sku, barcode } of variants) {
        if (sku !== undefined) skus.add(copyText(sku))
        if (barcode !== undefined) barcodes.add(copyText(barcode))
      }
    }
  }
}
