import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CombinationId } from "#core/catalogue/combination.ts"
import { starParts } from "#core/reviews/review.ts"
import { reviewTags } from "#core/reviews/review-tags.ts"
import {
  fullAnswers,
  missingAnswers,
  ratingSoFar,
  takenTags,
  withStars,
  withTag
} from "#core/reviews/writing/answers.rule.ts"
import { type Answers, noAnswers, usageTimes } from "#core/reviews/writing/answers.ts"

const [red, pink] = [CombinationId("100101"), CombinationId("100102")]
const makeup = {
  parts: ["effectiveness", "texture", "packaging", "value_for_money", "pigmentation"],
  combinations: [red, pink],
  tags: ["matte", "satin", "dewy", "buildable", "easy-off", "light"]
} as const
const plain = { parts: makeup.parts, combinations: [], tags: [] }

const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  combination: fc.constantFrom(null, red, pink, CombinationId("elsewhere")),
  stars: fc
    .uniqueArray(fc.constantFrom(...starParts))
    .chain((parts) =>
      fc
        .array(fc.constantFrom(0, 1, 3, 5, 6, 2.5), { minLength: parts.length, maxLength: parts.length })
        .map((stars) => Object.fromEntries(parts.map((part, at) => [part, stars[at] ?? 0])))
    ),
  durationOfUse: fc.constantFrom(null, ...usageTimes),
  recommended: fc.constantFrom(null, true, false),
  repurchase: fc.constantFrom(null, true, false),
  tags: fc.subarray(reviewTags.slice())
})

describe("answers of a review", () => {
  it("are missing in the order of the form, until each is given", () => {
    expect(missingAnswers(noAnswers, makeup)).toEqual([
      "combination",
      "stars",
      "durationOfUse",
      "recommended",
      "repurchase"
    ])
    expect(missingAnswers(noAnswers, plain)).toEqual(["stars", "durationOfUse", "recommended", "repurchase"])
    const given: Answers = {
      ...withStars(noAnswers, makeup, "all", 4),
      combination: pink,
      durationOfUse: ">6 bulan",
      recommended: false,
      repurchase: false
    }
    expect(missingAnswers(given, makeup)).toEqual([])
    expect(fullAnswers(given, makeup)).toMatchObject({ combination: pink, recommended: false, repurchase: false })
  })

  it("name the only combination by themselves, and one of another product never", () => {
    const given: Answers = {
      ...withStars(noAnswers, plain, "all", 4),
      durationOfUse: ">6 bulan",
      recommended: true,
      repurchase: true
    }
    expect(fullAnswers(given, { ...plain, combinations: [red] })?.combination).toBe(red)
    expect(fullAnswers(given, plain)?.combination).toBeUndefined()
    expect(missingAnswers({ ...given, combination: CombinationId("elsewhere") }, makeup)).toEqual(["combination"])
  })

  it("are sent exactly if nothing is missing, with whole stars for exactly the parts of the product", () =>
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(makeup, plain), (answers, asks) => {
        const full = fullAnswers(answers, asks)
        expect(full === undefined).toBe(missingAnswers(answers, asks).length > 0)
        if (full === undefined) return
        expect(Object.keys(full.stars).toSorted()).toEqual(asks.parts.toSorted())
        expect(Object.values(full.stars).every((stars) => [1, 2, 3, 4, 5].includes(stars))).toBe(true)
        expect(full.tags.length).toBeLessThanOrEqual(5)
        expect(full.tags.every((tag) => answers.tags.includes(tag) && asks.tags.some((one) => one === tag))).toBe(true)
      })
    ))

  it("have the mean of the parts rated so far; the stars of the whole fill every part at once", () => {
    expect(ratingSoFar(noAnswers, makeup)).toBe(0)
    const four = withStars(noAnswers, makeup, "all", 4)
    expect([Object.keys(four.stars).length, ratingSoFar(four, makeup)]).toEqual([5, 4])
    expect(ratingSoFar(withStars(four, makeup, "texture", 5), makeup)).toBe(4.2)
    expect(ratingSoFar(withStars(noAnswers, makeup, "packaging", 2), makeup)).toBe(2)
    for (const wrong of [0, 6, 2.5, Number.NaN]) expect(withStars(four, makeup, "all", wrong)).toBe(four)
  })

  it("take up to five tags, which a second press drops", () => {
    const { tags } = makeup
    const five = tags.slice(0, 5).reduce(withTag, noAnswers)
    expect(five.tags).toEqual(tags.slice(0, 5))
    expect(withTag(five, "light")).toBe(five)
    expect(withTag(withTag(five, "satin"), "light").tags).toEqual(["matte", "dewy", "buildable", "easy-off", "light"])
  })

  it("have the tags that are offered alone, each once and in the order of the shop", () =>
    expect(takenTags(["light", "nowhere", "satin", "light", "silky"], makeup)).toEqual(["satin", "light"]))
})
