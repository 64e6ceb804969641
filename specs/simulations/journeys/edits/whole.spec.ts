import { describe, expect, it } from "vitest"
import { playedWith } from "./whole.ts"
import { wholeEdits } from "./whole-edits.ts"

const isFull = process.env["SCALE"] === "full"
/** The one that fewest shoppers find in each run, all of them at full scale: a thread with a shop of its own takes long. */
const tried = isFull ? wholeEdits : wholeEdits.slice(0, 1)

describe("shoppers of the whole shop", () => {
  it.each(tried)(
    "find out a shop that $says, in a short story",
    async ({ says: _, breaks, crowd, ...edit }) => {
      const { broken, story } = await playedWith({
        edit,
        crowd: { shoppers: 40, days: 4, seed: 2, ...crowd },
        runs: isFull ? 100 : 0
      })
      expect(broken?.promise, broken?.words).toBe(breaks)
      expect(broken?.words).toMatch(/expected: requirement \d+/)
      if (isFull) expect(story.length, story.join("\n")).toBeLessThanOrEqual(16)
    },
    900_000
  )

  it("find edits of their own in each of a dozen promises", () => {
    expect(new Set(wholeEdits.map(({ breaks }) => breaks)).size).toBeGreaterThanOrEqual(12)
  })
})
