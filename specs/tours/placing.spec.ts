import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { explainedPart, isInView, placeTour, restingPlace } from "#ui/tours/placing.ts"

describe("an element that a tour explains", () => {
  const screen = { width: 360, height: 740 }
  const at = (top: number, height: number) => isInView({ left: 0, top, width: 300, height }, screen)

  it("stands well from 15 to 85 % of the screen's height: the page is not moved to it. Decision 71", () => {
    expect([at(111, 100), at(110, 100), at(529, 100), at(530, 100)]).toEqual([true, false, true, false])
  })

  it("of more than 20 % of that height stands well with its beginning", () => {
    expect([at(481, 2_000), at(482, 2_000)]).toEqual([true, false])
  })

  it("is explained as far down as 85 %, and three fifths of the screen at most", () => {
    const shown = (top: number, height: number) => explainedPart({ left: 0, top, width: 300, height }, screen).height
    expect([shown(111, 2_000), shown(300, 2_000), shown(481, 2_000), shown(600, 100)]).toEqual([444, 329, 148, 100])
  })

  it("is moved to the middle, of more than two fifths of the screen its beginning to the top", () => {
    const place = (height: number) => restingPlace({ width: 300, height }, screen)
    expect([place(296), place(297)]).toEqual(["center", "start"])
  })
})

describe("the light on an element", () => {
  const card = { width: 328, height: 170 }
  const phone = { width: 360, height: 740 }
  const lit = (left: number, top: number, width: number, height: number) =>
    placeTour({ left, top, width, height }, card, phone).light

  it("has 8 px of room around it", () => {
    expect(lit(40, 300, 200, 100)).toEqual({ left: 32, top: 292, width: 216, height: 116 })
  })

  it("ends with its border of 6 px inside the screen", () => {
    expect(lit(0, 670, 360, 70)).toEqual({ left: 6, top: 662, width: 348, height: 72 })
  })

  it("ends above the card if there is room for both on neither side", () => {
    const small = { width: 360, height: 480 }
    const { light, side, top } = placeTour({ left: 16, top: 100, width: 328, height: 280 }, card, small)
    expect([side, top, light.top + light.height]).toEqual(["below", 294, 276])
  })
})

describe("a tour's card", () => {
  const anyBox = fc.record({
    left: fc.integer({ min: -50, max: 1_400 }),
    top: fc.integer({ min: -300, max: 1_200 }),
    width: fc.integer({ min: 20, max: 1_300 }),
    height: fc.integer({ min: 20, max: 1_500 })
  })
  const screens = [
    { width: 360, height: 740 },
    { width: 360, height: 480 },
    { width: 1_440, height: 900 }
  ]
  const card = { width: 328, height: 170 }

  it("stands 16 px from each edge of the screen, beside any element", () =>
    fc.assert(
      fc.property(anyBox, fc.constantFrom(...screens), (element, screen) => {
        const { left, top, arrow } = placeTour(element, card, screen)
        expect(left).toBeGreaterThanOrEqual(16)
        expect(top).toBeGreaterThanOrEqual(16)
        expect(left + card.width).toBeLessThanOrEqual(screen.width - 16)
        expect(top + card.height).toBeLessThanOrEqual(screen.height - 16)
        expect(arrow > 0 && arrow < card.width).toBe(true)
      })
    ))

  it("never covers the light, which never leaves the screen", () =>
    fc.assert(
      fc.property(anyBox, fc.constantFrom(...screens), (element, screen) => {
        const { light, top, side } = placeTour(element, card, screen)
        const bottom = light.top + light.height
        expect(side === "below" ? top >= bottom : top + card.height <= light.top).toBe(true)
        expect(light.height).toBeGreaterThanOrEqual(0)
        expect(light.left).toBeGreaterThanOrEqual(6)
        expect(light.left + light.width).toBeLessThanOrEqual(screen.width - 6)
        expect(light.top).toBeGreaterThanOrEqual(6)
        expect(bottom).toBeLessThanOrEqual(screen.height - 6)
      })
    ))

  it("leaves the whole element lit where there is room above or below it", () =>
    fc.assert(
      fc.property(anyBox, fc.constantFrom(...screens), (element, screen) => {
        const bottom = element.top + element.height
        const least = 8 + 18 + card.height + 16
        fc.pre(element.top >= 14 && bottom <= screen.height * 0.85 && element.height <= screen.height * 0.6)
        fc.pre(Math.max(element.top, screen.height - bottom) >= least)
        const { light } = placeTour(element, card, screen)
        expect([light.top, light.height]).toEqual([element.top - 8, element.height + 16])
      })
    ))
})
