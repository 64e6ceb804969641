import { type Brand as Branded, brandConstructor } from "../kernel/brand.ts"

/** Identifies a brand; a number. */
export type BrandId = Branded<number, "BrandId">
/** Returns a primitive as a `BrandId`. */
export const BrandId = brandConstructor<BrandId>()

/** What a link to a brand needs. */
export interface BrandLink {
  readonly id: BrandId
  readonly name: string
  readonly slug: string
}

/** Country of a brand; the tag is what the origin filter uses. Specification 3, Country and Brand. */
export interface Country {
  readonly code: string
  readonly name: string
  readonly phoneCode: string
  readonly tag: string
}

/** A maker. Specification 3, Brand. */
export interface Brand extends BrandLink {
  /** Wordmark as the brand prints it. */
  readonly wordmark: string
  /** A to Z, or `#`. */
  readonly letter: string
  readonly story: string
  readonly country?: Country
  /** Its active products. */
  readonly products: number
}
