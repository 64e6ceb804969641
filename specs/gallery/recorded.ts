import type { InspectionEvent } from "xstate"
import { sessionRecorder } from "#core/charts/recording/recorder.rule.ts"
import type { Recording } from "#core/charts/recording/recording.ts"
import { storyOf } from "../simulations/draw.ts"
import type { Simulation } from "../simulations/simulation.ts"

/** What one simulated session did at its machine, as the shop's own recorder writes it down. */
const recordedOf = async (simulation: Simulation, number: number): Promise<ReadonlyArray<Recording>> => {
  let begun: number | undefined
  let now = 0
  const recorder = sessionRecorder(() => now)
  const inspect = (seen: InspectionEvent): void => {
    const at = "event" in seen && "at" in seen.event ? seen.event.at : undefined
    if (typeof at === "number") {
      begun ??= at
      now = at - begun
    }
    recorder.hear(seen)
  }
  await simulation.play(storyOf(simulation, { seed: 1, number, persona: undefined, faults: {} }), { inspect })
  const first = recorder.recordings().find(({ machine }) => machine === simulation.machine.id)
  return first === undefined ? [] : [{ ...first, steps: first.steps.filter(({ arrows }) => arrows.length > 0) }]
}

const tries = 24
const fewest = 6
const most = 30

/** The sessions that show most of a machine, without being long. */
export const recordingsOf = async (simulation: Simulation, many: number): Promise<ReadonlyArray<Recording>> => {
  const all: Array<Recording> = []
  for (let number = 0; number < tries; number++) all.push(...(await recordedOf(simulation, number)))
  const variety = ({ steps }: Recording): number => new Set(steps.flatMap(({ arrows }) => arrows)).size
  return all
    .filter(({ steps }) => steps.length >= fewest && steps.length <= most)
    .toSorted((one, other) => variety(other) - variety(one))
    .slice(0, many)
}
