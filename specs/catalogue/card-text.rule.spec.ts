import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cardName, reviewCount } from "#core/catalogue/card-text.rule.ts"
import { graphemes } from "#core/kernel/text.ts"
import { runs } from "#specs/arbitraries.ts"

const letters = (count: number): string => "a".repeat(count)

describe("a name on a card", () => {
  it("is cut to 25 characters beyond 25 on wide screens, beyond 38 on narrow ones", () => {
    expect(cardName(letters(25), true)).toBe(letters(25))
    expect(cardName(letters(26), true)).toBe(`${letters(25)}…`)
    expect(cardName(letters(38), false)).toBe(letters(38))
    expect(cardName(letters(39), false)).toBe(`${letters(25)}…`)
  })

  it("is counted in characters a person sees", () => {
    expect(cardName("👩🏽‍🦰".repeat(25), true)).toBe("👩🏽‍🦰".repeat(25))
    expect(cardName("👩🏽‍🦰".repeat(26), true)).toBe(`${"👩🏽‍🦰".repeat(25)}…`)
  })

  it("never grows, and loses no more than what follows 25 characters", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.boolean(), (name, desktop) => {
        const shown = cardName(name, desktop)
        expect(graphemes(shown).length).toBeLessThanOrEqual(Math.max(26, graphemes(name).length))
        expect(name.startsWith(shown.replace(/…$/, "")) || shown === name).toBe(true)
      }),
      runs(200)
    ))
})

describe("the number of reviews on a card", () => {
  it("takes an s wherever it is not zero, as the specification has it", () => {
    expect([0, 1, 2, 120].map((count) => reviewCount(count))).toEqual([
      "0 Review",
      "1 Reviews",
      "2 Reviews",
      "120 Reviews"
    ])
    expect(reviewCount(1_284, "1.284")).toBe("1.284 Reviews")
  })
})
