import { describe, expect, it } from "vitest"
import { arrowId, arrowsFrom, statesOf } from "#core/charts/arrow.rule.ts"
import { machines } from "#core/charts/machines.ts"
import type { WaysIn } from "#core/charts/recording/way.ts"
import gone from "./gone.json" with { type: "json" }
import { goneTogether, noneGone, shortestIn, walker } from "./ways.ts"

const step = (event: string) => ({ event, arrows: [`a: ${event} (1)`] })

describe("ways into states", () => {
  it("begin as most sessions do, and are the cheapest then", () => {
    const all = noneGone()
    for (const events of [["long"], ["long"], ["short"]]) {
      const walk = walker(all)
      walk({ event: "begins", arrows: events[0] === "long" ? [] : ["a: at once (1)"] }, ["a"])
      if (events[0] === "long") walk(step("typed"), ["a"])
      walk(step("sent"), ["b"])
    }
    expect(shortestIn(all)["b"]?.map(({ event }) => event)).toEqual(["begins", "typed", "sent"])
    expect(shortestIn(goneTogether([all, all]))).toEqual(shortestIn(all))
  })

  it("of specs are of arrows that are there: else `npm run gallery:heat`", () => {
    const faults = Object.entries<WaysIn>(gone).flatMap(([id, ways]) => {
      const machine = machines.get(id)
      const known = new Set(machine === undefined ? [] : statesOf(machine).flatMap(arrowsFrom).map(arrowId))
      return Object.values(ways)
        .flat()
        .flatMap(({ arrows }) => arrows.filter((arrow) => !known.has(arrow)))
    })
    expect(faults).toEqual([])
  })
})
