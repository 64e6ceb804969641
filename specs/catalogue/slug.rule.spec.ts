import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { reservedWords } from "#core/catalogue/reserved-words.ts"
import { freeSlug } from "#core/catalogue/slug.rule.ts"

const free = () => false

describe("the address of a category or brand", () => {
  it("is made of its name", () => {
    expect(freeSlug("Aloe & Mint", free, "merek")).toBe("aloe-mint")
  })

  it("gets a number where it is taken or reserved", () => {
    expect(freeSlug("Kenanga", (slug) => slug === "kenanga" || slug === "kenanga-2", "merek")).toBe("kenanga-3")
    expect(freeSlug("Theme", free, "merek")).toBe("theme-2")
  })

  it("does not begin like the number of a category", () => {
    expect(freeSlug("3 Concept Eyes", free, "merek")).toBe("3concept-eyes")
    expect(freeSlug("24-7 Skin", free, "merek")).toBe("247skin")
    expect(freeSlug("100", free, "merek")).toBe("100")
    expect(freeSlug("100", (slug) => slug === "100", "merek")).toBe("merek-100")
    expect(freeSlug("100", (slug) => slug === "100" || slug === "merek-100", "merek")).toBe("merek-100-2")
  })

  it("has a word where the name has no letter for it", () => {
    expect(freeSlug("口红", free, "merek")).toBe("merek")
  })

  it("is always free, unreserved and fit for an address", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string()), (name, others) => {
        const taken = new Set(others.map((other) => freeSlug(other, free, "merek")))
        const slug = freeSlug(name, (one) => taken.has(one), "merek")
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slug).not.toMatch(/^\d+-/)
        expect(taken.has(slug) || reservedWords.has(slug)).toBe(false)
      })
    ))
})
