import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { levels } from "#core/account/member.ts"
import type { CategoryBranch } from "#core/catalogue/category.ts"
import { instant } from "#core/kernel/moment.ts"
import { ageBucketOf } from "#core/profile/age-bucket.rule.ts"
import { badgesOf } from "#core/profile/badges.rule.ts"
import { tagsAfter, tagsIn } from "#core/profile/beauty/beauty.rule.ts"
import { tagsMost } from "#core/profile/beauty/beauty.ts"
import { interestGroups, interestsAfter, interestsIn } from "#core/profile/interests.rule.ts"
import { levelWith } from "#core/profile/level.rule.ts"
import { runs, someNow } from "../arbitraries.ts"

/** Somebody who had their birthday that many years ago today, in Jakarta. */
const aged = (years: number, day = "11-20") => ageBucketOf(`${2026 - years}-${day}`, someNow)

describe("an age", () => {
  it("has the names of the specification, with 18 in the first and 40 in the last", () => {
    const years = [5, 18, 19, 24, 25, 29, 30, 34, 35, 39, 40, 90]
    expect(years.map((age) => aged(age))).toEqual([
      "<18",
      "<18",
      "19-24",
      "19-24",
      "25-29",
      "25-29",
      "30-34",
      "30-34",
      "35-39",
      "35-39",
      ">40",
      ">40"
    ])
    expect(ageBucketOf(undefined, someNow)).toBeUndefined()
  })

  it("rises on the birthday, not before", () => {
    expect([aged(25, "11-20"), aged(25, "11-21")]).toEqual(["25-29", "19-24"])
  })
})

describe("a level", () => {
  it("is earned at its thresholds", () => {
    const at = (reviews: number, likes: number) => levelWith("base", { reviews, likes })
    expect([at(9, 900), at(10, 0), at(50, 99), at(50, 100), at(150, 499), at(150, 500)]).toEqual([
      "base",
      "rising",
      "rising",
      "diva",
      "diva",
      "super"
    ])
  })

  it("never falls", () =>
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.nat(200), fc.nat(600), (held, reviews, likes) => {
        const now = levelWith(held, { reviews, likes })
        expect(levels.indexOf(now)).toBeGreaterThanOrEqual(levels.indexOf(held))
      }),
      runs(100)
    ))
})

describe("badges", () => {
  it("come with the time when they were earned", () => {
    const joinedAt = instant(someNow - 366 * 86_400_000)
    const facts = { reviews: 1, likes: 0, joinedAt, firstReviewAt: someNow }
    expect(badgesOf(facts, someNow)).toEqual([
      { id: "first-review", earnedAt: someNow },
      { id: "five-photos" },
      { id: "first-to-review" },
      { id: "one-year", earnedAt: joinedAt + 365 * 86_400_000 }
    ])
    expect(badgesOf({ ...facts, joinedAt: someNow }, someNow).at(-1)).toEqual({ id: "one-year" })
  })
})

describe("beauty tags", () => {
  it("are one of a question with one answer, any of the others, and none that is pressed again", () => {
    const pressed = (...tags: ReadonlyArray<readonly [string, string]>) =>
      tags.reduce<ReadonlyArray<string>>((chosen, [group, tag]) => tagsAfter(chosen, group, tag), [])
    expect(pressed(["hair", "hair-curly"], ["hair-concern", "hair-concern-dry"], ["hair", "hair-wavy"])).toEqual([
      "hair-concern-dry",
      "hair-wavy"
    ])
    expect(pressed(["concern", "concern-acne"], ["concern", "concern-pores"])).toHaveLength(2)
    expect(pressed(["skin", "skin-oily"], ["skin", "skin-oily"])).toEqual([])
    const all = ["hair-curly", "hair-concern-dry", "concern-acne", "body-concern-dry"].map((id) => ({ id }))
    expect([tagsIn("hair", all), tagsIn("concern", all)].map((found) => found.map(({ id }) => id))).toEqual([
      ["hair-curly"],
      ["concern-acne"]
    ])
  })
})

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
