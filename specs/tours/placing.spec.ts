import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { explainedPart, isInView, placeCard } from "#ui/tours/placing.ts"

describe("an element that a tour explains", () => {
  const screen = { width: 360, height: 740 }
  const at = (top: number, height: number) => isInView({ left: 0, top, width: 300, height }, screen)

  it("stands well from 15 to 85 % of the screen's height: the page is not moved to it. Decision 71", () => {
    expect([at(111, 100), at(110, 100), at(529, 100), at(530, 100)]).toEqual([true, false, true, false])
  })

  it("of more than 20 % of that height stands well with its beginning", () => {
    expect([at(481, 2_000), at(482, 2_000)]).toEqual([true, false])
  })

  it("is explained as far down as 85 %, and half the screen at most", () => {
    const shown = (top: number, height: number) => explainedPart({ left: 0, top, width: 300, height }, screen).height
    expect([shown(111, 2_000), shown(300, 2_000), shown(481, 2_000), shown(600, 100)]).toEqual([370, 329, 148, 100])
  })
})

describe("a coachmark's card", () => {
  const anyBox = fc.record({
    left: fc.integer({ min: -50, max: 1_400 }),
    top: fc.integer({ min: -300, max: 1_200 }),
    width: fc.integer({ min: 20, max: 1_300 }),
    height: fc.integer({ min: 20, max: 1_500 })
  })
  const screens = [
    { width: 360, height: 740 },
    { width: 1_440, height: 900 }
  ]

  it("stands wholly on the screen, beside any element", () =>
    fc.assert(
      fc.property(anyBox, fc.constantFrom(...screens), (anchor, screen) => {
        const card = { width: 328, height: 170 }
        const { left, top, arrow } = placeCard(anchor, card, screen)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + card.width).toBeLessThanOrEqual(screen.width)
        expect(top + card.height).toBeLessThanOrEqual(screen.height)
        expect(arrow > 0 && arrow < card.width).toBe(true)
      })
    ))

  it("covers nothing of what it explains where there is room above or below", () =>
    fc.assert(
      fc.property(anyBox, fc.constantFrom(...screens), (anchor, screen) => {
        const card = { width: 328, height: 170 }
        const { top, side } = placeCard(anchor, card, screen)
        const bottom = anchor.top + anchor.height
        const least = card.height + 40
        fc.pre(anchor.top >= 0 && bottom <= screen.height && Math.max(anchor.top, screen.height - bottom) > least)
        expect(side === "below" ? top >= bottom : top + card.height <= anchor.top).toBe(true)
      })
    ))
})
