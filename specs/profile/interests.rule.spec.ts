import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { CategoryBranch } from "#core/catalogue/category.ts"
import { tagsMost } from "#core/profile/beauty/beauty.ts"
import { chosenFirst, interestGroups, interestsAfter, interestsIn } from "#core/profile/interests.rule.ts"
import { runs } from "../arbitraries.ts"

describe("interests", () => {
  const branch = (id: string, children: ReadonlyArray<CategoryBranch> = []): CategoryBranch => ({
    id: id as CategoryBranch["id"],
    name: `name of ${id}`,
    slug: `slug-${id}`,
    level: children.length > 0 ? 1 : 2,
    featured: false,
    products: 1,
    children
  })
  const groups = interestGroups([branch("1", [branch("11"), branch("12")]), branch("2")])

  it("are categories of level 1 and 2, in the order of the menu", () => {
    expect(groups.map(({ category, below }) => [category.id, below.map(({ id }) => id)])).toEqual([
      ["1", ["11", "12"]],
      ["2", []]
    ])
    expect(interestsIn(["2", "gone", "12"], groups)).toEqual([
      { id: "12", name: "name of 12", slug: "slug-12" },
      { id: "2", name: "name of 2", slug: "slug-2" }
    ])
  })

  it("stand first if they are chosen, in their group and with it; nothing else moves", () => {
    const shown = (chosen: ReadonlyArray<string>) =>
      chosenFirst(groups, chosen).map(({ category, below }) => [category.id, ...below.map(({ id }) => id)].join(" "))
    expect(shown([])).toEqual(["1 11 12", "2"])
    expect(shown(["12"])).toEqual(["1 12 11", "2"])
    expect(shown(["2"])).toEqual(["2", "1 11 12"])
    expect(shown(["2", "12"])).toEqual(["1 12 11", "2"])
  })

  it("are pressed on and off again, and end at 60", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 90 }), fc.string({ maxLength: 3 }), (ids, id) => {
        const chosen = ids.reduce<ReadonlyArray<string>>(interestsAfter, [])
        expect(new Set(chosen).size).toBe(chosen.length)
        expect(chosen.length).toBeLessThanOrEqual(tagsMost)
        if (!chosen.includes(id) && chosen.length < tagsMost)
          expect(interestsAfter(interestsAfter(chosen, id), id)).toEqual(chosen)
      }),
      runs(100)
    )
    const sixty = Array.from({ length: 60 }, (_, at) => String(at))
    expect([interestsAfter(sixty, "60").length, interestsAfter(sixty, "59").length]).toEqual([60, 59])
    expect(interestsAfter(sixty.slice(1), "60")).toHaveLength(60)
  })
})
