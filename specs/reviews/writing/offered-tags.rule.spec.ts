import { describe, expect, it } from "vitest"
import { offeredTagsOf } from "#core/reviews/writing/offered-tags.rule.ts"

const all = ["light", "gentle", "soft-scent", "no-scent", "handy"]

describe("the tags that fit a product", () => {
  it.each([
    ["makeup", ["stays-on", "matte"], ["absorbs-fast", "silky", "lasting-scent"]],
    ["nails", ["stays-on", "matte"], ["absorbs-fast", "silky", "lasting-scent"]],
    ["skincare", ["absorbs-fast", "no-breakouts"], ["matte", "silky", "lasting-scent"]],
    ["perawatan-tubuh", ["absorbs-fast", "lasting-scent"], ["matte", "silky"]],
    ["rambut", ["silky", "not-greasy"], ["matte", "absorbs-fast", "lasting-scent"]],
    ["parfum-pria", ["lasting-scent", "fresh"], ["matte", "absorbs-fast", "silky"]],
    ["tools", [], ["matte", "absorbs-fast", "silky", "lasting-scent"]],
    [undefined, [], ["matte", "absorbs-fast", "silky", "lasting-scent"]]
  ] as const)("of %s are those of its kind, then those of all goods, each once", (category, some, none) => {
    const offered = offeredTagsOf(category)
    expect(offered).toEqual(expect.arrayContaining([...some]))
    expect(offered.filter((tag) => none.some((other) => other === tag))).toEqual([])
    expect(offered.slice(-5)).toEqual(all)
    expect(new Set(offered).size).toBe(offered.length)
  })
})
