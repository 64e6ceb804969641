import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Banner } from "#core/banners/banner.ts"
import { floatsOf, floatsWithout, isFloating, noFloats } from "#core/banners/floating.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import { someNow } from "../arbitraries.ts"
import { someBanner } from "./popup-fixture.ts"

const hour = 3_600_000
const floating = (id: string, apply: Banner["apply"] = "other"): Banner => ({
  ...someBanner(id, apply),
  group: "floating_banners"
})
const icon = (id: string): Banner => ({ ...someBanner(id, "other"), group: "floating_icon_apps" })
const ids = ({ banners }: { readonly banners: ReadonlyArray<Banner> }) => banners.map(({ id }) => id)

describe("what floats at the edge of a page", () => {
  it("is two banners at most (specification 9) and one icon, in the merchant's order", () => {
    const floats = floatsOf(
      { floating_banners: ["a", "b", "c"].map((id) => floating(id)), floating_icon_apps: [icon("x"), icon("y")] },
      {},
      someNow
    )
    expect([ids(floats), floats.icon?.id]).toEqual([["a", "b"], "x"])
  })

  it("never again has one that was dismissed, and the next takes its place", () => {
    const shown = floatsOf(
      { floating_banners: ["a", "b", "c"].map((id) => floating(id)), floating_icon_apps: [icon("x")] },
      { a: instant(someNow - 400 * 24 * hour), x: someNow },
      someNow
    )
    expect([ids(shown), shown.icon]).toEqual([["b", "c"], undefined])
  })

  it("has an everyday one again after more than 24 hours", () => {
    const at = (passed: number) =>
      ids(floatsOf({ floating_banners: [floating("a", "everyday")] }, { a: instant(someNow - passed) }, someNow))
    expect([at(23 * hour), at(24 * hour), at(24 * hour + 1)]).toEqual([[], [], ["a"]])
  })

  it("is what is left once some were dismissed; nothing floats once all were", () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom("a", "b", "x")), (dismissed) => {
        const left = floatsWithout({ banners: [floating("a"), floating("b")], icon: icon("x") }, dismissed)
        const all = [...ids(left), ...(left.icon ? [left.icon.id] : [])]
        expect(all).toEqual((["a", "b", "x"] as const).filter((id) => !dismissed.includes(id)))
        expect(isFloating(left)).toBe(dismissed.length < 3)
      })
    ))

  it("is nothing without banners", () => {
    expect(floatsOf({}, {}, someNow)).toEqual(noFloats)
    expect(isFloating(noFloats)).toBe(false)
  })
})
