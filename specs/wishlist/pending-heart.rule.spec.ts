import { describe, expect, it } from "vitest"
import { wishText } from "#core/overlays/overlay.ts"
import { pendingHeart } from "#core/wishlist/pending-heart.rule.ts"
import { someNow } from "../arbitraries.ts"

describe("the heart that a guest pressed", () => {
  const wish = { kind: "heart", product: 1, combination: "1-a", at: someNow } as const
  it("is found for an hour, with its combination. D-11", () => {
    const found = { product: 1, combination: "1-a" }
    expect(pendingHeart(wishText(wish), someNow + 3_600_000)).toEqual(found)
    expect(pendingHeart(wishText(wish), someNow + 3_600_001)).toBeUndefined()
    expect(pendingHeart(wishText({ kind: "heart", product: 1, at: someNow }), someNow)).toEqual({ product: 1 })
  })

  it("is none if a guest wanted something else", () => {
    for (const text of [
      undefined,
      "",
      "{",
      wishText({ kind: "like", review: "r1", at: someNow }),
      '{"v":1,"wish":{"kind":"heart","product":"x","at":0}}'
    ])
      expect(pendingHeart(text, someNow)).toBeUndefined()
  })
})
