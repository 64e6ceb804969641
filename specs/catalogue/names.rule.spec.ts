import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { namesOf, pathsOf, wordsIn } from "#core/catalogue/names.rule.ts"
import { anyCatalogue } from "../arbitraries.ts"

describe("words of a merchant", () => {
  it.each([
    [{ id: "Lipstik", en: "Lipstick" }, "id", "Lipstik"],
    [{ id: "Lipstik", en: "Lipstick" }, "en", "Lipstick"],
    [{ id: "Lipstik", en: "" }, "en", "Lipstik"],
    [{ id: "", en: "Lipstick" }, "id", "Lipstick"]
  ] as const)("%o in %s are %s: the other language stands in for an empty one", (words, language, shown) =>
    expect(wordsIn(words, language)).toBe(shown)
  )
})

describe("the names of a catalogue", () => {
  it("lead to every category from level 1, at most three levels, and end with it (D-12)", () =>
    fc.assert(
      fc.property(anyCatalogue, ({ categories }) => {
        const paths = pathsOf(categories, "id")
        expect([...paths.keys()].toSorted()).toEqual(categories.map(({ id }) => id).toSorted())
        for (const { id, parent } of categories) {
          const path = paths.get(id) ?? []
          expect(path.length).toBeLessThanOrEqual(3)
          expect(path.at(-1)?.id).toBe(id)
          expect(path.at(-2)?.id).toBe(categories.some((one) => one.id === parent) ? parent : undefined)
        }
      })
    ))

  it("name every brand and tag, and the country of a brand if the shop knows it", () =>
    fc.assert(
      fc.property(anyCatalogue, (catalogue) => {
        const names = namesOf(catalogue, "en")
        expect(names.brands.size).toBe(new Set(catalogue.brands.map(({ id }) => id)).size)
        expect([...names.tags.keys()].toSorted()).toEqual([...new Set(catalogue.tags.map(({ id }) => id))].toSorted())
        for (const { country } of names.brands.values())
          if (country) expect(catalogue.countries.map(({ code }) => code)).toContain(country.code)
      })
    ))
})
