import { describe, expect, it } from "vitest"
import { crewOf } from "../crew.ts"
import { ran } from "../run.ts"
import { simulations } from "../simulations.ts"
import { formatStory } from "../story.ts"
import { edits } from "./edits.ts"

const isFull = process.env["SCALE"] === "full"
/** In each run one edit of every machine by which people come in, buy or write; all edits of all machines at full scale. */
const inEachRun = ["login", "otp", "cart", "checkout", "write-review", "popup"]
const tried = isFull ? edits : inEachRun.flatMap((id) => edits.find(({ machine }) => machine === id) ?? [])

describe("an edit of one line in the core", () => {
  it.each(tried)(
    "is found: $machine $says",
    async ({ machine, file, find, put, finds, shortest }) => {
      const simulation = simulations.find(({ id }) => id === machine)
      if (simulation === undefined) throw new Error(`no machine ${machine}`)
      const order = { sessions: 3_000, seed: 1, untilBroken: true }
      const { found } = await ran(simulation, order, { players: crewOf(1, [{ file, find, put }]) })
      expect(found?.broken.invariant).toBe(finds)
      const story = found ? formatStory(found.story) : []
      expect(story.length, story.join("\n")).toBeLessThanOrEqual(shortest + 2)
    },
    300_000
  )
})

describe("the table of edits", () => {
  it("has sixty, and five of every machine that is sold by or trusted most", () => {
    expect(edits.length).toBeGreaterThanOrEqual(60)
    const counted = Map.groupBy(edits, ({ machine }) => machine)
    for (const machine of ["login", "otp", "popup", "write-review", "cart"])
      expect(counted.get(machine)?.length, machine).toBeGreaterThanOrEqual(5)
    expect(new Set(counted.keys())).toEqual(new Set(simulations.map(({ id }) => id)))
  })

  it("names invariants of their machines", () => {
    for (const { machine, finds, says } of edits) {
      const invariants = simulations.find(({ id }) => id === machine)?.invariants.map(({ id }) => id) ?? []
      expect([...invariants, "C0"], says).toContain(finds)
    }
  })
})
