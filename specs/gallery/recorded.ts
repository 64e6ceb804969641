import type { InspectionEvent } from "xstate"
import { arrowId, spokenEvent } from "#core/charts/arrow.rule.ts"
import type { RecordedStep, Recording } from "#core/charts/recording.ts"
import { shapeOf } from "#core/charts/shape.rule.ts"
import { storyOf } from "../simulations/draw.ts"
import type { Simulation } from "../simulations/simulation.ts"

/** What one simulated session did at its machine: what the shop's own recorder would have written, without any data. */
export const recordedOf = async (simulation: Simulation, seed: number, number: number): Promise<Recording> => {
  const { machine } = simulation
  const steps: Array<RecordedStep> = []
  let session: string | undefined
  let begun: number | undefined
  const hear = (seen: InspectionEvent): void => {
    if (seen.type !== "@xstate.microstep" || !("value" in seen.snapshot)) return
    const own = seen._transitions.filter((arrow) => arrow.source?.machine?.root.id === machine.id)
    if (own.length === 0) return
    session ??= seen.actorRef.sessionId
    if (seen.actorRef.sessionId !== session) return
    const { event } = seen
    if ("at" in event && typeof event.at === "number") begun ??= event.at
    const at = "at" in event && typeof event.at === "number" ? event.at - (begun ?? event.at) : (steps.at(-1)?.at ?? 0)
    steps.push({ at, event: spokenEvent(event.type), arrows: own.map(arrowId), state: seen.snapshot.value })
  }
  await simulation.play(storyOf(simulation, { seed, number, persona: undefined, faults: {} }), { inspect: hear })
  return { v: 1, machine: machine.id, chart: shapeOf(machine), input: {}, steps }
}

const tries = 24
const fewest = 6
const most = 30

/** The sessions that show most of a machine, without being long. */
export const recordingsOf = async (simulation: Simulation, many: number): Promise<ReadonlyArray<Recording>> => {
  const all: Array<Recording> = []
  for (let number = 0; number < tries; number++) all.push(await recordedOf(simulation, 1, number))
  const variety = ({ steps }: Recording): number => new Set(steps.flatMap(({ arrows }) => arrows)).size
  return all
    .filter(({ steps }) => steps.length >= fewest && steps.length <= most)
    .toSorted((one, other) => variety(other) - variety(one))
    .slice(0, many)
}
