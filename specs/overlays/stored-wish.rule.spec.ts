import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { wishText } from "#core/overlays/overlay.ts"
import { storedWish } from "#core/overlays/stored-wish.rule.ts"
import { someNow } from "../arbitraries.ts"

describe("a wish that waits for the log-in. D-11", () => {
  const wish = { kind: "heart", product: 1, at: someNow } as const

  it("is found for an hour, and never from later on", () => {
    expect(storedWish(wishText(wish), someNow)).toEqual(wish)
    expect(storedWish(wishText(wish), someNow + 3_600_000)).toEqual(wish)
    expect(storedWish(wishText(wish), someNow + 3_600_001)).toBeUndefined()
    expect(storedWish(wishText(wish), someNow - 1)).toBeUndefined()
  })

  it("is none if anything else is stored there", () => {
    expect(storedWish(undefined, someNow)).toBeUndefined()
    for (const text of ['{"v":2,"wish":{"at":0}}', '{"v":1}', '{"v":1,"wish":null}', '{"v":1,"wish":{"at":"x"}}'])
      expect(storedWish(text, 0)).toBeUndefined()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(storedWish(text, 0)).toBeUndefined()
      })
    )
  })
})
