import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CombinationId } from "#core/catalogue/combination.ts"
import { waitFor, waitsIn, withoutWait, withWait } from "#core/catalogue/notify/waits.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import { runs, someNow } from "#specs/arbitraries.ts"

const day = 86_400_000
const wait = (name: string, at = someNow) => ({
  combination: CombinationId(name),
  email: "ayu@contoh.id",
  signature: "s",
  at
})

/** D-49; machines 15. */
describe("subscriptions of a browser", () => {
  it("are found by their combination until 90 days are over, and gone once taken back", () => {
    const text = withWait(withWait(undefined, wait("c1")), wait("c2"))
    expect(waitFor(text, CombinationId("c1"), someNow)).toEqual(wait("c1"))
    expect(waitFor(text, CombinationId("c1"), someNow + 90 * day - 1)).toBeDefined()
    expect(waitFor(text, CombinationId("c1"), someNow + 90 * day)).toBeUndefined()
    const left = withoutWait(text, CombinationId("c1"), someNow)
    expect(waitsIn(left, someNow)).toEqual([wait("c2")])
  })

  it("are one for a combination, and a hundred at most", () => {
    const twice = withWait(withWait(undefined, wait("c1")), wait("c1", instant(someNow + 1)))
    expect(waitsIn(twice, someNow + 1)).toEqual([wait("c1", instant(someNow + 1))])
    const many = Array.from({ length: 130 }, (_, number) => wait(`c${number}`))
    const text = many.reduce<string | undefined>((stored, one) => withWait(stored, one), undefined)
    expect(waitsIn(text, someNow)).toHaveLength(100)
    expect(waitFor(text, CombinationId("c129"), someNow)).toBeDefined()
  })

  it("are none in any other text", () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(waitsIn(text, someNow)).toEqual([])
      }),
      runs(300)
    ))
})
