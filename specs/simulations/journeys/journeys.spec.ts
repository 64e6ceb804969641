import { afterAll, describe, expect, it } from "vitest"
import { closedDatabases } from "./database.ts"
import { type HowPlayed, journeysPlayed } from "./journeys.ts"
import { mutants } from "./mutants.ts"
import { type Crowd, drawnStory } from "./plan.ts"
import { shrunkJourneys } from "./shrink.ts"
import { formatJourneys } from "./story.ts"
import { sometimes } from "./watch.ts"

const isFull = process.env["SCALE"] === "full"
const [shoppers, days] = isFull ? [500, 30] : [16, 2]
const played = (crowd: Crowd, how?: HowPlayed) => journeysPlayed(drawnStory(crowd), how)

describe("whole journeys through the whole shop", () => {
  afterAll(closedDatabases)

  it("keep every promise: of stock and money, of orders, bags and members", async () => {
    const { broken, orders, members, outcomes, seen } = await played({ shoppers, days, seed: 3 })
    expect(broken).toBeUndefined()
    expect(orders).toBeGreaterThan(shoppers / 2)
    expect(members).toBeGreaterThan(shoppers / 4)
    if (isFull) expect([...seen].toSorted()).toEqual(sometimes.toSorted())
    expect([...outcomes.keys()]).toEqual(expect.arrayContaining(["came to an order", "delivered"]))
  }, 900_000)

  it("go the same way with the same seed, also where lines are bad", async () => {
    const badly = (seed: number) =>
      played({ shoppers: 4, days: 1, seed, persona: "slow-line", faults: { lost: 0.2, reload: 0.2 } })
    const once = await badly(5)
    expect(once.broken).toBeUndefined()
    expect((await badly(5)).log).toEqual(once.log)
    expect((await badly(6)).log).not.toEqual(once.log)
  }, 300_000)

  it.each(isFull ? mutants : mutants.filter(({ breaks }) => breaks === "J10"))(
    "find out a shop that $says, in a short story",
    async (mutant) => {
      const crowd = isFull ? { shoppers: 40, days: 4, seed: 2 } : { shoppers: 3, days: 1, seed: 1 }
      const story = drawnStory({ ...crowd, ...mutant.crowd })
      const found = await journeysPlayed(story, { mutant })
      expect(found.broken?.promise).toBe(mutant.breaks)
      const shrunk = await shrunkJourneys(story, found, { mutant }, isFull ? 150 : 8)
      const again = await journeysPlayed(shrunk.story, { mutant })
      expect(again.broken).toEqual(shrunk.played.broken)
      expect(shrunk.story.shoppers.length).toBeLessThanOrEqual(3)
      expect(formatJourneys(shrunk.story, again.taken).length).toBeLessThanOrEqual(isFull ? 14 : 40)
    },
    900_000
  )
})
