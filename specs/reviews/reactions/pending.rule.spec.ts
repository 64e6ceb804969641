import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { wishText } from "#core/overlays/overlay.ts"
import { pendingReaction } from "#core/reviews/reactions/pending.rule.ts"
import { someNow } from "../../arbitraries.ts"

const wish = { kind: "like", review: "r1", at: someNow } as const

describe("what a guest pressed before the log-in", () => {
  it("is found as it was stored", () => {
    for (const kind of ["like", "bookmark", "report"] as const)
      expect(pendingReaction(wishText({ ...wish, kind }), someNow)).toEqual({ ...wish, kind })
  })

  it("waits for an hour, and never from later on", () => {
    const text = wishText(wish)
    expect(pendingReaction(text, someNow + 3_600_000)).toEqual(wish)
    expect(pendingReaction(text, someNow + 3_600_001)).toBeUndefined()
    expect(pendingReaction(text, instant(someNow - 1))).toBeUndefined()
  })

  it("is nothing if something else is stored there", () => {
    for (const text of [
      undefined,
      "",
      "{",
      "null",
      "[]",
      '{"v":2,"wish":{"kind":"like","review":"r1","at":0}}',
      '{"v":1}',
      '{"v":1,"wish":null}',
      '{"v":1,"wish":{"kind":"like","review":1,"at":0}}',
      '{"v":1,"wish":{"kind":"like","review":"r1"}}',
      wishText({ kind: "heart", product: 1, at: someNow }),
      wishText({ kind: "review" })
    ])
      expect(pendingReaction(text, someNow)).toBeUndefined()
  })
})
