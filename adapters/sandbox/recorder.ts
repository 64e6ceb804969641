import type { InspectionEvent } from "xstate"
import type { SaidStep, StoryStep } from "#core/charts/story.ts"
import { type Cast, snapshotOf, statesOf } from "./cast.ts"

/** A recorded step: one without an action of a person may happen by itself when it is played again. */
export type HeardStep = StoryStep & { readonly byItself?: true }

/** Writes down what is said from outside to every machine of the page. In the sandbox everyone is made up, so nothing is redacted. */
export interface StoryRecorder {
  readonly hear: (seen: InspectionEvent) => void
  readonly note: (step: StoryStep) => void
  readonly steps: () => ReadonlyArray<HeardStep>
  /** Ids of all states that any machine is in now. */
  readonly states: () => ReadonlyArray<string>
}

/** Returns the recorder that writes a played story down. */
export const storyRecorder = (cast: Cast): StoryRecorder => {
  const steps: Array<HeardStep> = []
  const keep = (step: StoryStep): void => {
    steps.push(isByHand() ? step : { ...step, byItself: true })
  }
  return {
    hear: (seen) => {
      if (seen.type !== "@xstate.event" || seen.sourceRef !== undefined) return
      const { sessionId } = seen.actorRef
      const player = cast.on().find(({ actor }) => actor.sessionId === sessionId)
      const { type, at: _, ...data } = seen.event
      if (player === undefined || type.startsWith("xstate.")) return
      const said: SaidStep = {
        machine: player.machine,
        event: type,
        ...(Object.keys(data).length > 0 && { data: plain(data) }),
        state: snapshotOf(player).value
      }
      keep(said)
    },
    note: keep,
    steps: () => [...steps],
    states: () => cast.on().flatMap(statesOf)
  }
}

/** Returns what JSON can express of it. */
const plain = (data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(data))

/** Returns whether a person presses, types or chooses in this moment. */
const isByHand = (): boolean => {
  const { event } = window
  return (
    event !== undefined &&
    (["change", "submit", "input"].includes(event.type) || (event instanceof UIEvent && !(event instanceof FocusEvent)))
  )
}
