import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { foldText } from "#core/reviews/moderation/folded-text.ts"
import { copiesOf, copySimilarity, similarityOf } from "#core/reviews/moderation/similarity.rule.ts"
import { runs } from "#specs/arbitraries.ts"

const review =
  "Teksturnya ringan dan cepat meresap, wanginya lembut, kulit terasa kenyal sepanjang hari tanpa rasa lengket sama sekali"

describe("the similarity of texts", () => {
  it("is that of pg_trgm, by the examples of its documentation", () => {
    expect(similarityOf("word", "two words")).toBeCloseTo(0.363636, 6)
    // "  c", " ca", "at ", "cat", and the same twice.
    expect(similarityOf("cat", "at cat")).toBeCloseTo(4 / 6, 6)
  })

  it("is 1 for the same words in any order and 0 for nothing in common", () => {
    expect(similarityOf("Wangi, lembut!", "lembut WANGI")).toBe(1)
    expect([similarityOf("abc", "xyz"), similarityOf("", ""), similarityOf("", "abc")]).toEqual([0, 0, 0])
  })

  it("is the same from both sides, from 0 to 1, and 1 with itself", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, other) => {
        const similarity = similarityOf(one, other)
        expect(similarityOf(other, one)).toBe(similarity)
        expect(similarity >= 0 && similarity <= 1).toBe(true)
        expect(similarityOf(one, one)).toBe(/[\p{L}\p{N}]/u.test(foldText(one).folded) ? 1 : 0)
      }),
      runs(40, 4_000)
    ))

  it("makes a copy from 0.9 on, which is held", () => {
    const changed = ` ${review.replace("ringan", "ringaan")} 😍 `
    expect(copiesOf(changed, ["lain", review])).toEqual([
      { code: "DUP", severity: "held", quote: changed.trim(), at: 1 }
    ])
    expect(copiesOf(review.slice(0, 70), [review])).toEqual([])
    expect(copiesOf(review, [])).toEqual([])
    expect(similarityOf("abcdefgh", "abcdefghi") < 0.9).toBe(true)
    expect(copiesOf("abcdefgh ij", ["abcdefgh ij"])).toHaveLength(1)
  })

  it.each([
    [11, 1],
    [20, 2],
    [29, 3]
  ])("makes a copy at exactly 0.9: %i letters, and %i more", (length, more) => {
    const signs = "abcdefghijklmnopqrstuvwxyz0123456789"
    const [short, long] = [signs.slice(0, length), signs.slice(0, length + more)]
    expect(similarityOf(short, long)).toBe(copySimilarity)
    expect([copiesOf(short, [long]), copiesOf(long, [short])].map((found) => found.length)).toEqual([1, 1])
    expect(copiesOf(short, [signs.slice(0, length + more + 1)])).toEqual([])
  })

  it.each([
    ["letters of another script", review.replaceAll("a", "а").replaceAll("e", "е")],
    ["accents", review.replaceAll("a", "á")],
    ["styled letters", review.replaceAll("a", "𝐚")],
    ["divided words", review.replace(/(?<=[a-z]{2})(?=[a-z]{2})/g, " ")],
    ["invisible characters", review.replace(/(?<=[a-z]{2})(?=[a-z]{2})/g, "\u2060")],
    ["words put together", review.replaceAll(" ", "")]
  ])("sees through %s", (_, changed) => {
    expect(copiesOf(changed, ["lain", review])).toHaveLength(1)
  })
})
