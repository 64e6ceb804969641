import { describe, expect, it } from "vitest"
import { bannerGroups } from "#core/banners/banner.ts"
import { groupsOfProducts, locationsOf } from "#core/banners/banner-places.rule.ts"

describe("places of banners", () => {
  it("are the frame for announcements, the hints of the search box and the logo of a season", () => {
    for (const group of [
      "promo_text_banner",
      "searchbar_promo_text",
      "emergency_announcement",
      "sociolla_logo_thematic"
    ] as const)
      expect(locationsOf(group)).toEqual(["all"])
  })

  it("are home, categories, brands and the search for what comes over a page by itself (D-49b)", () => {
    for (const group of ["popup_banner", "floating_banners", "floating_icon_apps"] as const)
      expect(locationsOf(group)).toEqual(["home", "category", "brand", "search"])
  })

  it("are home for all others of the 17 groups of specification 3", () => {
    expect(bannerGroups).toHaveLength(17)
    expect(bannerGroups.filter((group) => locationsOf(group).join() === "home")).toHaveLength(10)
    expect(groupsOfProducts).toEqual(["regular_flashsale_theme", "daily_deals"])
  })
})
