import type { BannerGroup, BannerLocation } from "./banner.ts"

const overPages: ReadonlyArray<BannerLocation> = ["home", "category", "brand", "search"]
const frame: ReadonlyArray<BannerLocation> = ["all"]

const places: Readonly<Partial<Record<BannerGroup, ReadonlyArray<BannerLocation>>>> = {
  promo_text_banner: frame,
  searchbar_promo_text: frame,
  emergency_announcement: frame,
  sociolla_logo_thematic: frame,
  popup_banner: overPages,
  floating_banners: overPages,
  floating_icon_apps: overPages
}

/** Returns the locations at which the shop shows a group: a banner of it at another one would never be seen. Specification 3, Banner. */
export const locationsOf = (group: BannerGroup): ReadonlyArray<BannerLocation> => places[group] ?? ["home"]

/** Groups that may be shown before they run. Decision 0135. */
export const announcedGroups: ReadonlyArray<BannerGroup> = ["regular_flashsale_theme"]
/** Hours before its beginning from which a banner is shown at the earliest. */
export const announcedHoursMost = 72

/** Groups that show products, and nothing without them. */
export const groupsOfProducts: ReadonlyArray<BannerGroup> = ["regular_flashsale_theme", "daily_deals"]
