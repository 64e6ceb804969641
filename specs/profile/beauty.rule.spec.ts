import { describe, expect, it } from "vitest"
import { tagsAfter, tagsIn } from "#core/profile/beauty/beauty.rule.ts"

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
