import { createHash } from "node:crypto"
import type { CombinationDraft, ProductDraft } from "#core/catalogue/catalogue-writer.port.ts"
import type { Attribute } from "#core/catalogue/combination.ts"
import type { Discount, SpecialPrice, StoredPicture } from "#core/catalogue/stored.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { type Rupiah, rupiah } from "#core/kernel/money.ts"
import { cut, fold, graphemes, slug } from "#core/kernel/text.ts"
import type { Notes } from "./findings.ts"
import { type Description, withoutTags } from "./html.ts"
import { type FeedTag, isDangerous, noBrand, type Place } from "./places.ts"
import { inRupiah, type Money, readPrice } from "./price.ts"
import { cleanedLine, shown } from "./text.ts"

/** Where products come from, as their source. */
export type FeedSource = "shopify" | "google" | "jsonl"

/** A product a feed has and that can be put in, before its brand, category and tags have numbers. */
export interface FeedProduct {
  readonly record: number
  readonly key: string
  readonly draft: Omit<ProductDraft, "brand" | "category" | "tags">
  readonly brand: string
  readonly category: ReadonlyArray<string>
  readonly tags: ReadonlyArray<FeedTag>
}

/** How a feed is to be read. */
export interface Reading {
  readonly money: Money
  /** Units of what is for sale and not counted. */
  readonly unknownStock: number
}

/** Units taken for a thing that is in stock without a number: enough to sell, too few to owe. */
export const usualStock = 10

/** Characters a person counts. */
const longestName = 150
const longestOption = 120
const longestText = 100_000

/** What a variant costs: its price, and what is taken off it. */
export interface Cost {
  readonly price: Rupiah
  readonly discount?: Discount
  readonly specialPrices: ReadonlyArray<SpecialPrice>
}

export const noCost: Cost = { price: rupiah(0), specialPrices: [] }

/** A price in rupiah; refuses what is none, and what cannot be converted. */
export const priceIn = (text: string, money: Money, field: string, notes: Notes): Rupiah | undefined => {
  const price = readPrice(text, money)
  if (typeof price === "string") {
    notes.refuse(field, `price-${price}`, `${sentences[price]}${text.trim() === "" ? "" : `: ${shown(text)}`}`)
    return undefined
  }
  const converted = inRupiah(price, money)
  if (typeof converted === "string") {
    notes.refuse(field, `price-${converted}`, `${sentences[converted]}: ${shown(text)}`)
    return undefined
  }
  const repaired = price.repaired ?? converted.repaired
  if (repaired !== undefined)
    notes.fix(field, "price-written", `The price ${shown(text)} is taken as ${converted.rupiah} rupiah: ${repaired}`)
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

/** A name on one line without tags, cut where it is too long. */
export const readName = (text: string, field: string, notes: Notes): string => {
  const name = withoutTags(cleanedLine(text, field, notes), field, notes).trim()
  return shortened(name, longestName, field, notes)
}

export const readOption = (text: string, field: string, notes: Notes): string => {
  const name = withoutTags(cleanedLine(text, field, notes), field, notes).trim()
  if (
    /^(?:\d{1,2}-(?:jan|feb|mar|apr|may|mei|jun|jul|aug|agu|sep|oct|okt|nov|dec|des)|(?:jan|feb|mar|apr|may|mei|jun|jul|aug|agu|sep|oct|okt|nov|dec|des)-\d{2})$/i.test(
      name
    )
  )
    notes.fix(field, "option-date", `${shown(name)} looks like a fraction that a spreadsheet made a date of`)
  return shortened(name, longestOption, field, notes)
}

const shortened = (text: string, length: number, field: string, notes: Notes): string => {
  if (text.length <= length || graphemes(text).length <= length) return text
  notes.fix(field, "too-long", `${field} has ${graphemes(text).length} characters: cut after ${length - 1}`)
  return cut(text, length - 1)
}

/** By what options of this name differ. Specification 3. */
export const attributeOf = (name: string): Attribute => {
  const folded = fold(name)
  if (/\b(?:colou?r|shade|warna|tone|nuansa)\b/.test(folded)) return "shade"
  return /\b(?:size|ukuran|volume|isi|netto)\b/.test(folded) ? "size" : "variant"
}

/** A variant that has been read. */
export interface Variant extends Cost {
  readonly key: string
  readonly attribute: Attribute
  readonly name: string
  readonly stock: number
  readonly weightGram: number
  readonly sku?: string
  readonly barcode?: string
  readonly deliveryDate?: Instant
  readonly picture?: StoredPicture
}

export const combinationOf = (variant: Variant, index: number): CombinationDraft => ({
  ...variant,
  isDefault: index === 0,
  active: true,
  activeInReview: true,
  availableForGuest: true,
  preOrder: variant.deliveryDate !== undefined
})

/** A product that has been read, but for what all feeds have in common. */
export interface Read {
  readonly record: number
  readonly key: string
  readonly sourceId: string
  readonly slug?: string
  readonly name: string
  readonly brand: string
  readonly place: Place
  readonly description: Description
  readonly tags: ReadonlyArray<FeedTag>
  readonly active: boolean
  readonly giftCard: boolean
  readonly netWeight?: string
  readonly sisterUrl?: string
  readonly pictures: ProductDraft["pictures"]
  readonly variants: ReadonlyArray<Variant>
}

/** What is put in of a product: the same for the same feed, so that a second time changes nothing. */
export const feedProduct = (source: FeedSource, read: Read, notes: Notes): FeedProduct => {
  const { place, description, slug: wished, netWeight, sisterUrl } = read
  const text = (field: keyof Description): string => shortened(description[field], longestText, field, notes)
  const words = (field: keyof Description) => ({ id: text(field), en: "" })
  return {
    record: read.record,
    key: read.key,
    brand: read.brand || noBrand,
    category: place.category,
    tags: place.unmapped === undefined ? read.tags : [...read.tags, place.unmapped],
    draft: {
      source,
      sourceId: read.sourceId,
      soldAs: numberOf(`${source}\n${read.sourceId}`),
      slug: slug(wished ?? read.name) || "produk",
      name: read.name,
      description: words("description"),
      howToUse: words("howToUse"),
      ingredients: text("ingredients"),
      keyIngredients: [],
      ...(netWeight !== undefined && { netWeight }),
      halal: { status: "unknown" },
      dangerous: isDangerous(place.category, read.name),
      active: read.active,
      removed: false,
      availableForOrder: true,
      sales90d: 0,
      giftCard: read.giftCard,
      ...(sisterUrl !== undefined && { sisterUrl }),
      pictures: read.pictures,
      combinations: read.variants.map(combinationOf)
    }
  }
}

/** The number under which a product is sold, made of what it is called in its feed. D-1. */
const numberOf = (name: string): number =>
  Number.parseInt(createHash("sha256").update(name).digest("hex").slice(0, 12), 16)

/** A key of any length as one that fits into a column and an address. */
export const shortKey = (key: string, longest: number): string =>
  key.length <= longest
    ? key
    : `${key.slice(0, longest - 17)}-${createHash("sha256").update(key).digest("hex").slice(0, 16)}`

/** The cost of a price with another one struck through beside it; one that is not higher takes nothing off. */
export const costWith = (price: Rupiah, before: string, money: Money, field: string, notes: Notes): Cost => {
  const plain: Cost = { price, specialPrices: [] }
  const read = readPrice(before, money)
  if (read === "missing" || read === "zero") return plain
  const converted = typeof read === "string" ? read : inRupiah(read, money)
  if (typeof converted === "string") {
    notes.fix(field, "compare-unreadable", `The price before, ${shown(before)}, is left out: ${sentences[converted]}`)
    return plain
  }
  if (converted.rupiah > price) return costBelow(price, converted.rupiah)
  notes.fix(field, "compare-not-higher", `The price before, ${shown(before)}, is not higher: nothing is taken off`)
  return plain
}
