import { describe, expect, it } from "vitest"
import { type TourName, tours } from "#core/tours/tours.ts"
import { openTours } from "./tour-fixture.ts"

/** A page with a tour whose elements are there. */
const begun = (tour: TourName, seen: ReadonlyArray<string> = []) => {
  const browser = openTours({ tour, seen })
  return { browser, tab: browser.openTab() }
}

describe("a tour", () => {
  it("ends where the element of its step does not come within 3 s", async () => {
    const { browser, tab } = begun("orderShipping")
    tab.has(false)
    await browser.clock.advance(2_999)
    expect(tab.page().view()).toEqual({ anchor: "couriers", isShown: false, step: 1, steps: 2, wantsTurn: true })
    await browser.clock.advance(1)
    expect(tab.page().view().wantsTurn).toBe(false)
  })

  it("goes step by step and is over after the last", () => {
    const { tab } = begun("reviewFilter")
    for (const step of [1, 2]) {
      expect(tab.page().view()).toMatchObject({ isShown: true, step })
      tab.page().say({ type: "next.wanted" })
    }
    expect(tab.page().view()).toMatchObject({ isShown: false, wantsTurn: false })
    expect(tab.page().snapshot().context.visited).toEqual(["review-filters", "review-sort"])
  })

  it("goes on where it was left, at the first step that was not seen", () => {
    const { tab } = begun("productPage", ["product-combinations"])
    expect(tab.page().view()).toMatchObject({ isShown: true, anchor: "buy", step: 2, steps: 3 })
    tab.page().say({ type: "back.wanted" })
    expect(tab.page().view()).toMatchObject({ isShown: true, step: 1 })
  })

  it("explains at most three things: rule 56", () => {
    for (const steps of Object.values(tours)) expect(steps.length).toBeLessThanOrEqual(3)
  })
})
