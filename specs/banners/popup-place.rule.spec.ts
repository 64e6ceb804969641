import { describe, expect, it } from "vitest"
import { popupPlace } from "#core/banners/popup-place.rule.ts"

/** D-49b. */
describe("a popup", () => {
  it("comes on home, in categories, at brands and in a search, and nowhere else", () => {
    expect(popupPlace("/")).toEqual({ location: "home" })
    expect(popupPlace("/search")).toEqual({ location: "search" })
    expect(popupPlace("/category/12/serum")).toEqual({ location: "category", target: "12" })
    expect(popupPlace("/brand/7-melati")).toEqual({ location: "brand", target: "7" })
    for (const path of ["/order", "/orders", "/account", "/product/a/1-b", "/register-detail", "/set-new-password"])
      expect(popupPlace(path)).toBeUndefined()
  })

  it("comes to no address that only looks like one of these", () => {
    for (const path of [
      "",
      "/category",
      "/category/serum",
      "/brand/x-melati",
      "/searching",
      "/search/x",
      "/x/category/12"
    ])
      expect(popupPlace(path)).toBeUndefined()
  })
})
