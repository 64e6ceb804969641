import { isDeepStrictEqual } from "node:util"
import { type AnyActorLogic, type AnyEventObject, type AnyStateMachine, createActor, fromPromise } from "xstate"
import { machines } from "#core/charts/machines.ts"
import { eventTypeOf, sessionRecorder } from "#core/charts/recording/recorder.rule.ts"
import type { Recording } from "#core/charts/recording/recording.ts"
import { shapeOf } from "#core/charts/shape.rule.ts"
import { VirtualClock } from "../virtual-clock.ts"
import type { How, Simulation } from "./simulation.ts"
import type { Story } from "./story.ts"

/** How a recording went when it was played again. */
export interface Replayed {
  /** A line per step. */
  readonly lines: ReadonlyArray<string>
  /** The step at which it went another way, the state it should have reached, and the state it did. */
  readonly strayed?: { readonly step: number; readonly recorded: unknown; readonly state: unknown }
  /** Whether it was recorded with another machine of this name. */
  readonly isOtherMachine: boolean
}

const silent: AnyActorLogic = fromPromise(() => new Promise(() => {}))

/** The machine alone: what it asks is answered by the recording, and its clock stands still. */
const alone = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, silent]))
  })

/** Plays a recorded session again, without a browser, and looks whether it comes to the same states. */
export const replayRecording = ({ machine: id, chart, input, steps }: Recording): Replayed => {
  const machine = machines.get(id)
  if (machine === undefined)
    return { lines: [], strayed: { step: 0, recorded: id, state: "no such machine" }, isOtherMachine: true }
  const actor = createActor(alone(machine), { clock: new VirtualClock(), input })
  // What a recording cannot answer stays unanswered; where it leads is looked at below.
  actor.subscribe({ error: () => {} })
  actor.start()
  const lines: Array<string> = []
  for (const [at, { event, data, state }] of steps.entries()) {
    if (at > 0 && actor.getSnapshot().status === "active")
      actor.send({ ...data, type: eventTypeOf(event) } as AnyEventObject)
    const { value } = actor.getSnapshot()
    lines.push(`${at}. ${event}: ${JSON.stringify(value)}`)
    if (!isDeepStrictEqual(value, state))
      return { lines, strayed: { step: at, recorded: state, state: value }, isOtherMachine: shapeOf(machine) !== chart }
  }
  return { lines, isOtherMachine: shapeOf(machine) !== chart }
}

/** What the first tab's machine went through in a story. */
export const recordingOf = async (simulation: Simulation, story: Story, how: How): Promise<Recording | undefined> => {
  let passed = 0
  const { hear, recordings } = sessionRecorder(() => passed++)
  await simulation.play(story, { ...how, inspect: hear })
  return recordings().find(({ machine }) => machine === simulation.id)
}
