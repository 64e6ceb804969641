import { describe, expect, it } from "vitest"
import { compareRules } from "./compare.ts"
import { crewOf } from "./crew.ts"
import { formatCoverage } from "./figures.ts"
import { type Found, type Players, ran, type Session } from "./run.ts"
import { shorterThan } from "./search.ts"
import type { Simulation } from "./simulation.ts"
import { simulations } from "./simulations.ts"
import { formatStory } from "./story.ts"

const isFull = process.env["SCALE"] === "full"
/** Of a machine that needs thousands to go everywhere, enough to meet what happens sometimes; at full scale all it needs. */
const sessionsOf = ({ enough }: Simulation): number =>
  isFull ? Math.max(4_000, enough ?? 0) : enough === undefined ? 600 : 200

const traceOf = async (simulation: Simulation, seed: number, how: { readonly players?: Players } = {}) => {
  const lines: Array<string> = []
  const onSession = ({ persona, trace }: Session) => lines.push(persona, ...trace)
  await ran(simulation, { sessions: isFull ? 60 : 12, seed, traced: true }, { ...how, onSession })
  return lines.join("\n")
}

const wordsOf = (found: Found | undefined): ReadonlyArray<string> =>
  found ? [`${found.broken.invariant}: ${found.broken.says}`, ...formatStory(found.story)] : []

describe.each(simulations.map((simulation) => ({ id: simulation.id, simulation })))(
  "thousands of shoppers at $id",
  ({ simulation }) => {
    it("break nothing, go everywhere and meet what is to happen sometimes", async () => {
      const sessions = sessionsOf(simulation)
      const { breaks, found, unseen, coverage } = await ran(simulation, { sessions, seed: 1, covered: true })
      expect(wordsOf(found)).toEqual([])
      expect(breaks).toBe(0)
      expect(unseen).toEqual([])
      if (sessions < (simulation.enough ?? 0)) return
      const { share, cold } = formatCoverage(coverage, simulation.cold)
      expect(cold.filter((name) => simulation.cold[name] === undefined)).toEqual([])
      expect(share).toBeGreaterThanOrEqual(0.95)
      expect(Object.keys(simulation.cold).length).toBeLessThanOrEqual(5)
    }, 900_000)

    it("do the same, to the byte, with the same seed", async () => {
      const once = await traceOf(simulation, 7)
      expect(await traceOf(simulation, 7)).toBe(once)
      expect(await traceOf(simulation, 8)).not.toBe(once)
    })

    // Players are the same for all machines: all of them at full scale.
    it.runIf(isFull || simulations.indexOf(simulation) < 2)("do the same in every player", async () => {
      expect(await traceOf(simulation, 7, { players: crewOf(2) })).toBe(await traceOf(simulation, 7))
    })

    // All of them at full scale; otherwise the first one shows that mutants are found at all.
    it.each(simulation.mutants.slice(0, isFull ? undefined : 1))(
      "find out a machine that $says, and tell it shortly",
      async ({ says, shortest }) => {
        const { found } = await ran(simulation, { sessions: 1_500, seed: 1, mutant: says, untilBroken: true })
        if (found === undefined) throw new Error("nobody noticed")
        const { story, broken } = found
        const { invariant } = broken
        expect(await simulation.play(story, { mutant: says })).toMatchObject({ broken: { invariant } })
        expect(await simulation.play(story)).toMatchObject({ broken: undefined })
        expect(story.steps.length, formatStory(story).join("\n")).toBeLessThanOrEqual(shortest + 2)
        // What the list calls the fewest steps is no more than that: nothing shorter of the same actions shows it.
        const below = isFull ? shortest : Math.min(shortest, 2)
        const shorter = await shorterThan(simulation, story, below, { mutant: says })
        expect(shorter && formatStory({ ...story, steps: shorter })).toBeUndefined()
      },
      300_000
    )
  }
)

/** In each run two that the shop counts by as well; at full scale one more and one less of every number. */
const tries = simulations.flatMap((simulation) =>
  Object.entries(simulation.rules).flatMap(([name, number]) =>
    (isFull ? [number - 1, number + 1] : ["lockAt", "sendsPerDay"].includes(name) ? [number - 1] : [])
      .filter((tried) => tried > 0)
      .map((tried) => ({ simulation, id: simulation.id, name, tried }))
  )
)

describe("numbers that are tried", () => {
  it.each(tries)(
    "are the shop's and the promise's: $id with $name $tried",
    async ({ simulation, name, tried }) => {
      const order = { sessions: 150, seed: 1, persona: undefined, faults: {} }
      const { found } = await compareRules(simulation, order, { [name]: tried }, { players: crewOf(1) })
      expect(wordsOf(found)).toEqual([])
    },
    300_000
  )
})

describe("the simulations", () => {
  it("know five mutants of every machine", () => {
    expect(simulations.filter(({ mutants }) => mutants.length < 5).map(({ id }) => id)).toEqual([])
  })
})
