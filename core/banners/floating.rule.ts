import type { Instant } from "../kernel/moment.ts"
import type { Banner, Banners } from "./banner.ts"
import { decidePopup, type Shown } from "./popup.rule.ts"

/** Most floating banners at a time. Specification 9: up to 2 floating. */
export const floatingMost = 2

/** What floats at the edge of a page. Specification 3, Banner: `floating_banners`, `floating_icon_apps`. */
export interface Floats {
  readonly banners: ReadonlyArray<Banner>
  readonly icon?: Banner
}

/** Nothing floats. */
export const noFloats: Floats = { banners: [] }

/**
 * Returns what floats: two banners and one icon at most, in the merchant's order, without those dismissed on this device. A dismissed
 * `everyday` banner comes back after more than 24 h, another one never.
 *
 * @param dismissed when each was dismissed, by its id
 */
export const floatsOf = (
  { floating_banners: banners = [], floating_icon_apps: icons = [] }: Banners,
  dismissed: Shown,
  now: Instant
): Floats => {
  const isShown = (banner: Banner): boolean => decidePopup(dismissed, banner, now).isShown
  const icon = icons.find(isShown)
  return { banners: banners.filter(isShown).slice(0, floatingMost), ...(icon && { icon }) }
}

/** Returns what is left once some were dismissed. */
export const floatsWithout = ({ banners, icon }: Floats, ids: ReadonlyArray<string>): Floats => ({
  banners: banners.filter(({ id }) => !ids.includes(id)),
  ...(icon !== undefined && !ids.includes(icon.id) && { icon })
})

/** Returns whether anything floats. */
export const isFloating = ({ banners, icon }: Floats): boolean => banners.length > 0 || icon !== undefined
