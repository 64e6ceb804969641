import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { highlightsOf } from "#core/reviews/highlights.rule.ts"

const review = (id: number, rating: number) => ({ id: `r${id}`, rating })
type Rated = ReturnType<typeof review>
/** Below four stars. Decision 0090. */
const isCritical = ({ rating }: Rated) => rating < 4
/** The reviews that the page of a product shows of these, the most helpful first. */
const shownOf = (all: ReadonlyArray<Rated>) => highlightsOf(all.slice(0, 2), all.find(isCritical))
const shown = (...ratings: ReadonlyArray<number>) =>
  shownOf(ratings.map((rating, place) => review(place, rating))).map(({ id }) => id)

describe("the reviews on the page of a product", () => {
  it("are at most two different ones, the most helpful first, and a critical one among them if there is one", () =>
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1, max: 5, noNaN: true })), (ratings) => {
        const all = ratings.map((rating, place) => review(place, rating))
        const items = shownOf(all)
        expect(items).toHaveLength(Math.min(2, all.length))
        expect(new Set(items).size).toBe(items.length)
        expect(items[0]).toBe(all[0])
        expect(items.some(isCritical)).toBe(all.some(isCritical))
      })
    ))

  it.each([
    ["the most helpful one and the most helpful critical one", [4.8, 5, 3.9, 1], ["r0", "r2"]],
    ["the two most helpful ones if the first is critical", [3.999, 5, 1], ["r0", "r1"]],
    ["the two most helpful ones if none is critical: four stars are not", [5, 4, 4.5], ["r0", "r1"]],
    ["the only one", [2], ["r0"]],
    ["none of none", [], []]
  ])("are %s", (_, ratings, ids) => expect(shown(...ratings)).toEqual(ids))
})
