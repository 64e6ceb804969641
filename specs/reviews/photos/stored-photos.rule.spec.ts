import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { isTooOld } from "#core/reviews/photos/stored-photos.rule.ts"
import { someNow } from "../../arbitraries.ts"

describe("stored photos", () => {
  it("are as old as drafts may be after seven days", () => {
    const isOldAfter = (ms: number) => isTooOld({ at: someNow }, instant(someNow + ms))
    expect([isOldAfter(0), isOldAfter(7 * 86_400_000), isOldAfter(7 * 86_400_000 + 1)]).toEqual([false, false, true])
  })
})
