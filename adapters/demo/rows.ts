import type { BannerGroup, BannerLocation } from "#core/banners/banner.ts"
import type { Attribute } from "#core/catalogue/combination.ts"
import type { Halal } from "#core/catalogue/product.ts"
import type { Discount } from "#core/catalogue/stored.ts"
import type { Language, Words } from "#core/kernel/text.ts"
import type { Level, StarPart } from "#core/reviews/review.ts"
import type { ReviewTag } from "#core/reviews/review-tags.ts"
import type { Store } from "#core/stores/store.ts"
import type { FeatureName } from "#core/toggles/features.ts"
import type { VoucherDiscount } from "#core/vouchers/voucher.ts"

/** A Jakarta day of the demo shop's own calendar, in which today is `demoToday`. */
export type DemoDay = string

/** A row of `countries`. */
export interface CountryRow {
  readonly code: string
  readonly name: Words
  readonly phoneCode: string
  readonly tag: string
  readonly position: number
}

/** A row of `gifts`; the last day counts whole. */
export interface GiftRow {
  readonly id: string
  readonly product: number
  readonly combination: string
  readonly minAmount?: number
  readonly minUnits?: number
  readonly brands?: ReadonlyArray<string>
  readonly categories?: ReadonlyArray<string>
  readonly guests?: boolean
  readonly from: string
  readonly to: string
}

/** A row of `egift-templates`, in the order in which they are shown. */
export interface EgiftTemplateRow {
  readonly id: string
  readonly name: Words
  /** Id of its picture. */
  readonly picture: string
}

/** A row of `vouchers`; the last day counts whole. */
export interface VoucherRow {
  readonly code: string
  readonly discount: VoucherDiscount
  readonly value: number
  readonly maxDiscount?: number
  readonly shippingFeeDiscount?: number
  readonly minAmount: number
  readonly quota: number
  readonly perUser: number
  readonly from: DemoDay
  readonly to: DemoDay
  /** False: it works by its code alone. */
  readonly listed?: boolean
  /** True: it counts by itself, for guests, too. */
  readonly automatic?: boolean
  readonly header?: string
  /** Slugs. */
  readonly brands?: ReadonlyArray<string>
  readonly categories?: ReadonlyArray<string>
  readonly terms: Words
}

/** A row of `categories`. */
export interface CategoryRow {
  readonly id: string
  readonly slug: string
  readonly name: Words
  /** Slug of the category above. */
  readonly parent?: string
  readonly featured: boolean
  readonly position: number
  /** Its picture, `category-<disc>`. */
  readonly disc?: string
}

/** A row of `brands`. */
export interface BrandRow {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly country: string
  readonly story: Words
  readonly look: { readonly label: string }
}

/** A row of `combinations`. */
export interface CombinationRow {
  readonly id: string
  readonly attribute: Attribute
  readonly name?: string
  readonly hex?: string
  readonly price: number
  readonly discount?: Discount
  readonly stock: number
  readonly weightGram: number
  readonly isDefault?: boolean
  readonly active?: boolean
  readonly availableForGuest?: boolean
  readonly preOrder?: boolean
  readonly deliveryDate?: DemoDay
}

/** A row of `products`. */
export interface ProductRow {
  readonly id: number
  readonly soldAs?: number
  /** The sister shop's page of it. D-1. */
  readonly sisterUrl?: string
  readonly slug: string
  readonly name: string
  /** Slugs. */
  readonly brand: string
  readonly category: string
  readonly description: Words
  readonly howToUse: Words
  readonly ingredients?: string
  readonly keyIngredients?: ReadonlyArray<{ readonly inci: string; readonly name: string; readonly text: Words }>
  readonly netWeight?: string
  readonly pao?: string
  readonly halal?: Halal
  readonly bpom?: string
  readonly dangerous?: boolean
  readonly tags: ReadonlyArray<string>
  readonly active?: boolean
  readonly discount?: Discount
  /** A lower price of one combination while a campaign runs. */
  readonly deal?: { readonly campaign: string; readonly combination: string; readonly price: number }
  readonly firstActive: DemoDay
  readonly sales90d: number
  readonly combinations: ReadonlyArray<CombinationRow>
}

/** A row of `members`. */
export interface MemberRow {
  readonly id: string
  readonly userName: string
  readonly level: Level
  readonly expert?: Words
  readonly traits: ReadonlyArray<string>
  readonly joined: DemoDay
}

/** A row of `reviews`. */
export interface ReviewRow {
  readonly tags?: ReadonlyArray<ReviewTag>
  readonly id: string
  readonly product: number
  readonly combination: string
  readonly member: string
  readonly details: string
  readonly stars: Readonly<Partial<Record<StarPart, number>>>
  readonly duration: string
  readonly recommended: boolean
  readonly repurchase: boolean
  readonly verified: boolean
  readonly likes: number
  /** How many pictures it would like to have. */
  readonly photos?: number
  readonly age: string
  /** With the offset of Jakarta. */
  readonly at: string
}

/** Target of a banner: a path, or something whose path has a number in it. */
export type LinkRow =
  | string
  | { readonly product: number }
  | { readonly category: string }
  | { readonly brand: string }
  | { readonly tag: string }
  | { readonly promotion: string }
  | { readonly page: string }

/** A row of `banners`. */
export interface BannerRow {
  readonly id: string
  readonly group: BannerGroup
  /** Official numbers of the regions that an announcement concerns. */
  readonly regions?: ReadonlyArray<string>
  readonly location: BannerLocation
  /** Ids of the categories, brands or products it is meant for; any if absent. */
  readonly targets?: ReadonlyArray<string>
  readonly apply: "everyday" | "other"
  readonly from: DemoDay
  readonly to: DemoDay
  readonly title: Words
  readonly text?: Words
  readonly action?: Words
  readonly link?: LinkRow
  /** Ids of pictures. */
  readonly wide?: string
  readonly narrow?: string
  readonly products?: ReadonlyArray<number>
  /** Its products are those with a deal of this campaign. */
  readonly campaign?: string
}

/** The lists of products by name. */
export interface ListRows {
  readonly lists: ReadonlyArray<{
    readonly name: string
    readonly title: Words
    readonly products: ReadonlyArray<number>
  }>
  readonly popularCategories: ReadonlyArray<string>
  readonly brandLists: ReadonlyArray<{ readonly name: string; readonly brands: ReadonlyArray<string> }>
  readonly promotions: ReadonlyArray<{
    readonly slug: string
    readonly title: Words
    readonly text: Words
    readonly products: ReadonlyArray<number>
  }>
  readonly trendingSearches: ReadonlyArray<{ readonly keyword: string; readonly searches: number }>
}

/** A row of `stores`, with the official numbers of its city and province. */
export type StoreRow = Store & { readonly cityCode: string; readonly provinceCode: string }

/** A row of `pages`. */
export interface PageRow {
  /** Shown only if this part of the shop works. */
  readonly feature?: FeatureName
  readonly slug: string
  readonly title: Words
  readonly paragraphs: { readonly id: ReadonlyArray<string>; readonly en: ReadonlyArray<string> }
}

/** A row of `questions`. */
export interface QuestionRow {
  /** Answered only if this part of the shop works. */
  readonly feature?: FeatureName
  readonly question: Words
  readonly answer: Words
}

/** An article of the journal; a line of its text with `## ` is a heading, one with `- ` a point. */
export interface JournalRow
  extends Readonly<
    Record<Language, { readonly title: string; readonly summary: string; readonly text: ReadonlyArray<string> }>
  > {
  readonly slug: string
  /** Moment of its publication. */
  readonly day: string
  readonly author: string
  readonly products: ReadonlyArray<number>
}

/** A row of `selections`, with its steps in their order. */
export interface SelectionRow {
  readonly id: string
  /** Slug. */
  readonly category?: string
  readonly title: Words
  readonly promise: Words
  readonly about: Words
  readonly steps: ReadonlyArray<{
    readonly title: Words
    readonly reason: Words
    readonly product: number
    readonly combination?: string
    readonly instead: ReadonlyArray<number>
  }>
}
