import type { ProductId } from "../catalogue/product.ts"
import type { StoredPicture } from "../catalogue/stored.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Words } from "../kernel/text.ts"
import type { Banner, BannerGroup, BannerScope } from "./banner.ts"

/** Hours of every day in Jakarta, as milliseconds after midnight; an end before the beginning goes over midnight. */
export interface DailyHours {
  readonly from: number
  readonly to: number
}

/** A banner with its place among the others of its group, the lowest first. */
export interface PlacedBanner extends StoredBanner {
  readonly position: number
}

/** A banner as the merchant stores it, in both languages. Specification 3, Banner. */
export interface StoredBanner extends BannerScope {
  readonly id: string
  readonly group: BannerGroup
  readonly title: Words
  readonly text?: Words
  readonly action?: Words
  readonly link?: string
  readonly wide?: StoredPicture
  readonly narrow?: StoredPicture
  readonly regions?: Banner["regions"]
  readonly apply: Banner["apply"]
  readonly products: ReadonlyArray<ProductId>
  readonly startsAt: Instant
  readonly endsAt?: Instant
  readonly hours?: DailyHours
  /** How many hours before it begins it is shown, with its beginning; absent: not before it runs. */
  readonly announcedHours?: number
}
