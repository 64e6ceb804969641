import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import {
  isFilled,
  leftOf,
  queueAfter,
  savedOf,
  type WantedHeart,
  wantedAfter,
  wantedWith
} from "#core/wishlist/hearts.rule.ts"
import { entryIdOf } from "#core/wishlist/wishlist.ts"
import { someNow } from "../arbitraries.ts"
import { target } from "./hearts-fixture.ts"
import { shadeOf } from "./wishlist-facts.ts"

const press = (product: number, shade: "a" | "b" | undefined, on: boolean, at = 0): WantedHeart => ({
  ...target(product, shade),
  on,
  at: instant(someNow + at)
})
const saved = (product: number, shade: "a" | "b") => ({
  ...target(product),
  combination: shadeOf(product, shade),
  id: entryIdOf(shadeOf(product, shade))
})
const anyPress = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.constantFrom("a" as const, "b" as const, undefined), fc.boolean())
  .map(([product, shade, on]) => press(product, shade, on))
const anyPresses = fc
  .array(anyPress, { minLength: 1, maxLength: 12 })
  .map((all) => all.map((one, place) => ({ ...one, at: instant(someNow + place) })))
const anySaved = fc.subarray([saved(1, "a"), saved(1, "b"), saved(2, "a")])

describe("hearts", () => {
  it("show what was pressed last, whatever is saved and was pressed before", () =>
    fc.assert(
      fc.property(anySaved, anyPresses, (held, presses) => {
        const wanted = presses.reduce<ReadonlyArray<WantedHeart>>(wantedAfter, [])
        const last = presses.at(-1) as WantedHeart
        expect(isFilled(held, wanted, last)).toBe(last.on)
        expect(wanted.at(-1)).toBe(last)
      })
    ))

  it("ask for nothing that the shop has already", () => {
    const held = [saved(1, "b")]
    expect(leftOf(held, [press(1, undefined, true), press(1, "b", true), press(2, undefined, false)])).toEqual([])
    const left = [press(1, "a", true), press(1, undefined, false), press(2, "a", true)]
    expect(leftOf(held, left)).toEqual(left)
  })

  it("ask for what a press before them takes away", () => {
    const presses = [press(1, "a", false, 1), press(1, undefined, true, 2)]
    expect(leftOf([saved(1, "a")], presses)).toEqual(presses)
  })

  it("show the same with what is left to do as with all that was pressed", () =>
    fc.assert(
      fc.property(anySaved, anyPresses, (held, presses) => {
        const wanted = presses.reduce<ReadonlyArray<WantedHeart>>(wantedAfter, [])
        for (const one of presses) expect(isFilled(held, leftOf(held, wanted), one)).toBe(isFilled(held, wanted, one))
      })
    ))

  it("of a card stand for every shade, of a product page for one", () => {
    const held = [saved(1, "a"), saved(1, "b"), saved(2, "a")]
    expect(savedOf(held, target(1))).toEqual(held.slice(0, 2))
    expect(savedOf(held, target(1, "b"))).toEqual([held[1]])
  })
})

describe("the queue that tabs share", () => {
  it("gets what a tab presses, and loses what it has done", () => {
    const [one, other] = [press(1, "a", true, 1), press(2, "a", true, 2)]
    expect(queueAfter({ shared: [other], published: [] }, [one])).toEqual([other, one])
    expect(queueAfter({ shared: [one, other], published: [one] }, [])).toEqual([other])
    // A later press of another tab stays.
    const later = press(1, "a", false, 3)
    expect(queueAfter({ shared: [later], published: [] }, [one])).toEqual([later])
    expect(queueAfter({ shared: [later], published: [one] }, [])).toEqual([later])
  })

  it("takes along what is later, and takes back what another tab has done", () => {
    const [one, later] = [press(1, "a", true, 1), press(1, "a", false, 3)]
    expect(wantedWith([one], { shared: [later], published: [one] })).toEqual([later])
    expect(wantedWith([later], { shared: [one], published: [] })).toEqual([later])
    expect(wantedWith([one], { shared: [], published: [one] })).toEqual([])
    expect(wantedWith([one], { shared: [], published: [] })).toEqual([one])
  })

  it("changes nothing if it says what a tab wants anyway", () =>
    fc.assert(
      fc.property(anyPresses, (presses) => {
        const wanted = presses.reduce<ReadonlyArray<WantedHeart>>(wantedAfter, [])
        expect(wantedWith(wanted, { shared: wanted, published: wanted })).toBe(wanted)
      })
    ))
})
