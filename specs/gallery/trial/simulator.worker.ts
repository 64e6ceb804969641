import "./immediate.ts"
import type { Report, Task } from "#core/charts/trial/trial.ts"
import { trialSeed } from "#core/charts/trial/trial.ts"
import { endOf } from "../../simulations/compare.ts"
import { coverageOf } from "../../simulations/coverage.ts"
import { storyOf } from "../../simulations/draw.ts"
import { otherNumbers } from "../../simulations/numbers/other-numbers.ts"
import { batchOf, spansOf } from "../../simulations/run.ts"
import { simulations } from "../../simulations/simulations.ts"
import { recordedOf } from "../recorded-session.ts"

// The simulator of a page: plays what it is asked, with the numbers that stood in its scope when it was loaded. Refusals are
// thrown by the thousand; their stacks are never read.
Error.stackTraceLimit = 0

const rules = otherNumbers()

const answer = (report: Report): void => postMessage(report)

const simulationOf = (machine: string) => {
  const found = simulations.find(({ id }) => id === machine)
  if (found === undefined) throw new Error(`no machine ${machine}`)
  return found
}

const play = async (machine: string, sessions: number): Promise<void> => {
  const simulation = simulationOf(machine)
  const arrows = coverageOf(simulation.machine).arrows()
  const order = { sessions, seed: trialSeed, rules, covered: true }
  for (const span of spansOf(order)) {
    const batch = await batchOf(simulation, order, span)
    answer({
      kind: "part",
      part: {
        ends: batch.sessions.map(endOf),
        taken: Object.fromEntries(arrows.map(({ name }, at) => [name, batch.taken[at] ?? 0]))
      }
    })
  }
  answer({ kind: "ended" })
}

const record = async (machine: string, session: number): Promise<void> => {
  const simulation = simulationOf(machine)
  const story = storyOf(simulation, { seed: trialSeed, number: session, persona: undefined, faults: {} })
  const { recording } = await recordedOf(simulation, story, { rules })
  answer({ kind: "recording", recording })
}

addEventListener("message", async ({ data }: MessageEvent<Task>) => {
  try {
    if (data.kind === "play") await play(data.machine, data.sessions)
    else await record(data.machine, data.session)
  } catch (failure) {
    answer({ kind: "failed", why: String(failure) })
  }
})
