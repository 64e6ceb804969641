import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"

/** Processor time of one turn of the loop while regions are read; all at once takes most of a second. */
const mostMs = 150

describe("the regions of a shop that has just opened", () => {
  it("are ready for the first question, and nothing waited for them meanwhile", async () => {
    const regions = regionsOfIndonesia()
    let [isWarm, longest, turns] = [false, 0, 0]
    const warming = regions.warm().then(() => {
      isWarm = true
    })
    for (let last = process.threadCpuUsage(); !isWarm; turns++) {
      await new Promise(setImmediate)
      const { user, system } = process.threadCpuUsage(last)
      longest = Math.max(longest, (user + system) / 1000)
      last = process.threadCpuUsage()
    }
    await warming
    const from = process.threadCpuUsage()
    const found = await Effect.runPromise(regions.search("menteng"))
    const { user, system } = process.threadCpuUsage(from)
    console.info(`${turns} turns, the longest took ${longest.toFixed(0)} ms`)
    expect(found[0]?.name).toBe("Menteng")
    expect((user + system) / 1000).toBeLessThan(50)
    expect(turns).toBeGreaterThan(50)
    expect(longest).toBeLessThan(mostMs)
    expect(found).toEqual(await Effect.runPromise(regionsOfIndonesia().search("menteng")))
  })
})
