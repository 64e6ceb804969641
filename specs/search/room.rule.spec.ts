import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fitting, hasHead, rowHeights } from "#core/search/room.rule.ts"
import type { SearchOption } from "#core/search/search-option.ts"
import type { OptionGroup, ShownOption, ShownOptions } from "#core/search/suggest.view.ts"
import { runs } from "#specs/arbitraries.ts"

const words = (from: "recent" | "trending" | "suggested" | "nearest"): SearchOption => ({
  kind: "words",
  words: "x",
  from
})
const product = { kind: "product", product: {} } as SearchOption
const optionIn: Readonly<Record<OptionGroup, SearchOption>> = {
  suggested: words("suggested"),
  nearest: words("nearest"),
  near: product,
  recent: words("recent"),
  trending: words("trending"),
  products: product,
  brands: { kind: "brand", brand: {} } as SearchOption
}
const groupsOf = (
  counts: ReadonlyArray<readonly [OptionGroup, number]>,
  active?: number
): ReadonlyArray<ShownOptions> => {
  let place = 0
  return counts.map(([group, count]) => ({
    group,
    options: Array.from({ length: count }, (): ShownOption => {
      const shown = { option: optionIn[group], place, active: place === active, typed: "", added: "" }
      place++
      return shown
    })
  }))
}
const counted = (groups: ReadonlyArray<ShownOptions>) => groups.map(({ group, options }) => [group, options.length])
const heightOf = (groups: ReadonlyArray<ShownOptions>): number =>
  groups.reduce((sum, { group, options }) => {
    const row =
      group === "nearest"
        ? rowHeights.nearest
        : options[0]?.option.kind === "product"
          ? rowHeights.product
          : rowHeights.words
    return sum + (hasHead(group) ? rowHeights.head : 0) + options.length * row
  }, 0)

const begin = groupsOf([
  ["recent", 5],
  ["trending", 5],
  ["products", 5]
])

describe("the options that fit below the search box", () => {
  it("are all of them if there is room", () => {
    expect(fitting(begin, Number.POSITIVE_INFINITY)).toEqual(begin)
  })

  it("above a keyboard are two searches of before and five of others", () => {
    expect(counted(fitting(begin, 384))).toEqual([
      ["recent", 2],
      ["trending", 5]
    ])
  })

  it("on 360 by 740 pixels without a keyboard are more of each", () => {
    expect(counted(fitting(begin, 676))).toEqual([
      ["recent", 3],
      ["trending", 5],
      ["products", 3]
    ])
  })

  it("begin with the nearest word, its products and two searches of others", () => {
    const nothing = groupsOf([
      ["nearest", 1],
      ["near", 2],
      ["trending", 2]
    ])
    expect(fitting(nothing, 384)).toEqual(nothing)
    expect(counted(fitting(nothing, 80))).toEqual([["nearest", 1]])
  })

  it("always have the one under the arrow keys", () => {
    const chosen = groupsOf([["trending", 5]], 4)
    expect(fitting(chosen, 0)[0]?.options.map(({ place }) => place)).toEqual([4])
  })

  it("never take more room than there is, and keep their order", () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.tuple(
            fc.constantFrom<OptionGroup>("suggested", "recent", "trending", "products", "brands"),
            fc.integer({ min: 1, max: 6 })
          ),
          { selector: ([group]) => group }
        ),
        fc.integer({ min: 0, max: 900 }),
        (counts, room) => {
          const shown = fitting(groupsOf(counts), room)
          expect(heightOf(shown)).toBeLessThanOrEqual(room)
          const places = shown.flatMap(({ options }) => options.map(({ place }) => place))
          expect(places).toEqual(places.toSorted((one, other) => one - other))
        }
      ),
      runs(300)
    ))
})
