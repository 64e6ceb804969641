import type { Picture } from "../catalogue/picture.ts"
import type { StoredPicture } from "../catalogue/stored.ts"
import { type Brand, brandConstructor } from "../kernel/brand.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Words } from "../kernel/text.ts"

/** Identifies an advertisement of the house. */
export type AdId = Brand<string, "AdId">
/** Returns a primitive as an `AdId`. */
export const AdId = brandConstructor<AdId>()

/** Places for advertisements on a page. Specification 2, Ad slots. */
export const adSlots = ["top", "side", "small"] as const
/** One of them. */
export type AdSlot = (typeof adSlots)[number]

/** Pages that have such places: lists of goods. Never an order, a way in or a form. D-76. */
export const adPages = ["category", "brand", "tag", "search"] as const
/** A kind of page with places for advertisements. */
export type AdPage = (typeof adPages)[number]

/** A page, with the id of its category or brand. */
export interface AdPlace {
  readonly page: AdPage
  readonly target?: string
}

/** An advertisement as a reader sees it. */
export interface Ad {
  readonly id: AdId
  readonly title: string
  readonly text?: string
  /** Words on its button. */
  readonly action: string
  /** A path of this shop. */
  readonly link: string
  readonly picture?: Picture
  /** Most times a day that one browser shows it; 0: any number. */
  readonly perDay: number
}

/** An advertisement as the merchant stores it, with what it has had. */
export interface StoredAd {
  readonly id: AdId
  readonly slot: AdSlot
  /** Pages on which it stands. */
  readonly pages: ReadonlyArray<AdPage>
  /** Ids of the categories or brands it is meant for; empty for any. */
  readonly targets: ReadonlyArray<string>
  readonly title: Words
  readonly text?: Words
  readonly action: Words
  readonly link: string
  readonly picture?: StoredPicture
  readonly perDay: number
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** Most impressions in all; absent: as many as come. */
  readonly budget?: number
  readonly impressions: number
  /** Never more than impressions. */
  readonly clicks: number
}
