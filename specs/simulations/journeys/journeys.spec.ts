import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { setStock } from "#adapters/postgres/hands.sql.ts"
import { instant } from "#core/kernel/moment.ts"
import { journeysPlayed } from "./journeys.ts"
import type { Stage } from "./stage.ts"

const [shoppers, days] = process.env["SCALE"] === "full" ? [500, 30] : [10, 2]

/** Somebody takes one from the shelf without a word. */
const steals = async (day: number, { shop: { db }, clock }: Stage): Promise<void> => {
  const hand = { name: "maling", now: instant(clock.now()), dryRun: false }
  if (day === 1) await Effect.runPromise(setStock(db, [{ combination: "nude", value: 1 }], hand))
}

describe("whole journeys through the whole shop", () => {
  it("keep stock and money exact, make one order a key, and show nobody another's", async () => {
    const { broken, orders, outcomes } = await journeysPlayed({ shoppers, days, seed: 3 })
    expect(broken).toEqual([])
    expect(orders).toBeGreaterThan(shoppers / 2)
    expect([...outcomes.keys()]).toEqual(expect.arrayContaining(["came to an order", "delivered"]))
  }, 900_000)

  it("go the same way with the same seed, also where lines are bad", async () => {
    const played = (seed: number) =>
      journeysPlayed({ shoppers: 4, days: 1, seed, persona: "slow-line", faults: { lost: 0.2, reload: 0.2 } })
    const once = await played(5)
    expect(once.broken).toEqual([])
    expect((await played(5)).log).toEqual(once.log)
    expect((await played(6)).log).not.toEqual(once.log)
  }, 300_000)

  it("find out a shelf that lost something", async () => {
    const { broken } = await journeysPlayed({ shoppers: 2, days: 1, seed: 3, onDay: steals })
    expect(broken.join("\n")).toContain("J1 stock is exact")
  }, 300_000)
})
