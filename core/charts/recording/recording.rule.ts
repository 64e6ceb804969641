import type { Chart } from "../chart.ts"
import { type Place, placeAt } from "../place.rule.ts"
import type { RecordedStep, Recording } from "./recording.ts"

/** A moment of a recording on its chart. */
export interface Frame extends Pick<RecordedStep, "at" | "event" | "arrows"> {
  readonly place: Place
}

/** Reads a file as a recording; `undefined` if it is none. */
export const recordingIn = (file: unknown): Recording | undefined => {
  if (!isRecord(file) || file["v"] !== 1 || !Array.isArray(file["steps"])) return undefined
  const { machine, chart, input } = file
  const steps = file["steps"].flatMap(stepIn)
  if (typeof machine !== "string" || typeof chart !== "string" || steps.length < file["steps"].length) return undefined
  return { v: 1, machine, chart, input, steps }
}

const stepIn = (step: unknown): ReadonlyArray<RecordedStep> => {
  if (!isRecord(step)) return []
  const { at, event, data, arrows, state } = step
  if (typeof at !== "number" || typeof event !== "string" || !Array.isArray(arrows)) return []
  return [{ at, event, ...(isRecord(data) && { data }), arrows: arrows.map(String), state }]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The moments of a recording, one a step; states the chart does not know are left out. */
export const framesOf = (chart: Chart, { steps }: Recording): ReadonlyArray<Frame> => {
  const known = new Set(chart.arrows.map(({ id }) => id))
  return steps.map(({ at, event, arrows, state }) => ({
    at,
    event,
    arrows: arrows.filter((id) => known.has(id)),
    place: placeAt(chart, state)
  }))
}
