import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { copiesOf, similarityOf, trigramsOf } from "#core/reviews/moderation/similarity.rule.ts"
import { runs } from "#specs/arbitraries.ts"

const review =
  "Teksturnya ringan dan cepat meresap, wanginya lembut, kulit terasa kenyal sepanjang hari tanpa rasa lengket sama sekali"

describe("the similarity of texts", () => {
  it("is that of pg_trgm, by the examples of its documentation", () => {
    expect([...trigramsOf("cat")].toSorted()).toEqual(["  c", " ca", "at ", "cat"])
    expect(similarityOf("word", "two words")).toBeCloseTo(0.363636, 6)
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
        expect(similarityOf(one, one)).toBe(trigramsOf(one).size === 0 ? 0 : 1)
      }),
      runs(200)
    ))

  it("makes a copy from 0.9 on, which is held", () => {
    const changed = ` ${review.replace("ringan", "ringaan")} 😍 `
    expect(copiesOf(changed, ["lain", review])).toEqual([
      { code: "DUP", severity: "held", quote: changed.trim(), at: 1 }
    ])
    expect(copiesOf(review.slice(0, 70), [review])).toEqual([])
    expect(copiesOf(review, [])).toEqual([])
    // 9 of 10 trigrams.
    expect(similarityOf("abcdefgh", "abcdefghi") < 0.9).toBe(true)
    expect(copiesOf("abcdefgh ij", ["abcdefgh ij"])).toHaveLength(1)
  })
})
