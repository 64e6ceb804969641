import type { Picture } from "../catalogue/picture.ts"
import type { ProductCard } from "../catalogue/product.ts"
import type { Instant } from "../kernel/moment.ts"

/** The groups of specification 3, Banner. */
export const bannerGroups = [
  "top_banners",
  "floating_banners",
  "promo_text_banner",
  "top_middle_banner",
  "flexible_banner",
  "title_flexible_banner",
  "home",
  "regular_flashsale_theme",
  "brand_launch",
  "daily_deals",
  "daily_deals_title",
  "featured_brand_title",
  "floating_icon_apps",
  "sociolla_logo_thematic",
  "searchbar_promo_text",
  "popup_banner",
  "emergency_announcement"
] as const
/** A place on a page that shows banners. Specification 3. */
export type BannerGroup = (typeof bannerGroups)[number]

/** Page of a banner; `all` stands for the frame of every page. */
export const bannerLocations = ["home", "category", "brand", "search", "product", "all"] as const
/** A page that has banners. Specification 3, Banner. */
export type BannerLocation = (typeof bannerLocations)[number]

/** What a banner is meant for. Specification 3, Banner: `apply_for`. */
export interface BannerScope {
  readonly location: BannerLocation
  /** Ids of the categories, brands or products it is meant for; empty for any. */
  readonly targets: ReadonlyArray<string>
}

/** Content that the merchant places on a page. Specification 3, Banner. */
export interface Banner {
  readonly id: string
  readonly group: BannerGroup
  readonly scope: BannerScope
  readonly title: string
  readonly text?: string
  readonly action?: string
  /** A path of this shop. */
  readonly link?: string
  /** Pictures for wide and for narrow screens. */
  readonly wide?: Picture
  readonly narrow?: Picture
  /** `everyday` popups come back after 24 h. */
  readonly apply: "everyday" | "other"
  /** When it begins; absent if it runs. Only a flash sale is shown before it does. Decision 0135. */
  readonly startsAt?: Instant
  readonly endsAt?: Instant
  /** Official numbers of the provinces, cities or districts whose deliveries it concerns; absent if it concerns all. */
  readonly regions?: ReadonlyArray<string>
  /** Products of a flash sale or of daily deals. */
  readonly products: ReadonlyArray<ProductCard>
}

/** Banners by the place that shows them, each in the order of the merchant. */
export type Banners = Readonly<Partial<Record<BannerGroup, ReadonlyArray<Banner>>>>
