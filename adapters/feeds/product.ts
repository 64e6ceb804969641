import { createHash } from "node:crypto"
import type { CombinationDraft, ProductDraft } from "#core/catalogue/catalogue-writer.port.ts"
import type { Attribute } from "#core/catalogue/combination.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import { noBrand } from "#core/feeds/feed-item.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { fold, slug } from "#core/kernel/text.ts"
import type { Cost } from "./cost.ts"
import type { Notes } from "./findings.ts"
import type { Description } from "./html.ts"
import { shorten } from "./names.ts"
import { type FeedTag, isDangerous, type Place } from "./places.ts"
import type { Money } from "./price.ts"

/** Source of products. */
export type FeedSource = "shopify" | "google" | "jsonl"

/** A product of a feed that can be stored, before its brand, category and tags have numbers. */
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
const longestText = 100_000

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

/** Returns a combination of a product from a variant of a feed. */
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

/** Returns what is stored of a product: the same for the same feed, so that a second import changes nothing. */
export const feedProduct = (source: FeedSource, read: Read, notes: Notes): FeedProduct => {
  const { place, description, slug: wished, netWeight, sisterUrl } = read
  const text = (field: keyof Description): string => shorten(description[field], longestText, field, notes)
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
