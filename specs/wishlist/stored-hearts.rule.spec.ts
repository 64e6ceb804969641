import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { queuedIn, queueText } from "#core/wishlist/stored-hearts.rule.ts"
import { someNow } from "../arbitraries.ts"

const wanted = { product: ProductId(1), combination: CombinationId("1-a"), isDefault: true, on: true, at: someNow }

describe("hearts that wait in the browser", () => {
  it("are found as they were stored, by the same member alone, for a week", () => {
    const text = queueText("m0", [wanted])
    expect(queuedIn(text, "m0", someNow)).toEqual([wanted])
    expect(queuedIn(text, "m1", someNow)).toEqual([])
    expect(queuedIn(text, "m0", someNow + 7 * 86_400_000)).toEqual([wanted])
    expect(queuedIn(text, "m0", someNow + 7 * 86_400_000 + 1)).toEqual([])
    expect(queuedIn(text, "m0", someNow - 1)).toEqual([])
  })

  it("are a hundred at most, the latest", () => {
    const many = Array.from({ length: 130 }, (_, place) => ({ product: ProductId(place), on: true, at: someNow }))
    expect(queuedIn(queueText("m0", many), "m0", someNow)).toEqual(many.slice(30))
  })

  it("are none if anything else is stored there", () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.constant('{"v":1,"member":"m0","wanted":[1,null,{}]}')),
        (text) => {
          expect(queuedIn(text, "m0", someNow)).toEqual([])
        }
      )
    ))
})
