import type { Language } from "../kernel/text.ts"
import type { Chart } from "./chart.ts"
import type { ChartTexts, Tongue } from "./chart-text.ts"
import type { Drawing, Letterings } from "./drawing.ts"
import type { Heat } from "./recording/heat.ts"
import type { Recording } from "./recording/recording.ts"
import type { WaysIn } from "./recording/way.ts"
import type { Trial } from "./trial/trial.ts"

/** A chart with its words: stored with a build, to be compared with another. */
export interface ChartFile {
  readonly v: 1
  readonly chart: Chart
  readonly chartTexts: Readonly<Record<Tongue, ChartTexts>>
}

/** An invariant of simulated sessions at the machine; its words stand in `ChartTexts`. */
export interface Invariant {
  readonly id: string
  readonly source: string
  /** Ids of the states and arrows it is about; of a state it means everything inside. */
  readonly about: ReadonlyArray<string>
}

/** One call of the shop: as core names it, as it travels, and why it may come back refused. */
export interface Call {
  /** "account.sendCode". */
  readonly name: string
  /** "POST". */
  readonly method: string
  readonly path: string
  readonly refusals: ReadonlyArray<string>
}

/** The partner an actor asks: the shop, this browser, or another machine, by its id. */
export type Asked =
  | { readonly of: "shop"; readonly calls: ReadonlyArray<Call> }
  | { readonly of: "browser" }
  | { readonly of: "conversation"; readonly machine: string }

/** Everything the gallery shows of a machine. */
export interface Exhibit extends ChartFile {
  readonly drawing: Drawing
  readonly letterings: Letterings
  readonly invariants: ReadonlyArray<Invariant>
  /** What simulated shoppers did there, and what specs do. */
  readonly heats: Readonly<Partial<Record<"simulated" | "specs", Heat>>>
  /** The partners its actors ask, by the actors' code names. */
  readonly asks: Readonly<Record<string, Asked>>
  /** Which refusals of the shop lead along an arrow, by its id. */
  readonly refusals: Readonly<Record<string, ReadonlyArray<string>>>
  /** Keys of what a shopper reads in a state or after an arrow, by its id. */
  readonly said: Readonly<Record<string, ReadonlyArray<string>>>
  /** The shop's own words under those keys, and under `failure.…` those of refusals. */
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>
  readonly recordings: ReadonlyArray<Recording>
  /** The shortest way into each state that simulated shoppers or specs went. */
  readonly waysIn: WaysIn
  /** States that the running shop can be led into. */
  readonly staged: ReadonlyArray<string>
  /** Its numbers, and how they are tried with simulated shoppers. */
  readonly trial: Trial
  /** The same with other numbers, to be held beside it; by the name its words go by. */
  readonly variants: Readonly<Record<string, ChartFile>>
}

/** A machine in the list of all. */
export interface Entry {
  readonly id: string
  /** Among those that are shown first. */
  readonly isFirst: boolean
  readonly states: number
  readonly arrows: number
  readonly chartTexts: Readonly<
    Record<"id" | "en", { readonly title: string; readonly purpose: string; readonly names: string }>
  >
}

/** Something the search over everything finds, and what depends on a source. */
export interface Findable {
  readonly kind: "state" | "rule" | "invariant" | "decision" | "requirement"
  /** The machine it belongs to; a decision and a requirement belong to none. */
  readonly machine?: string
  /** Id of a state or invariant, name of a number or decision, number of a requirement. */
  readonly id: string
  readonly texts: Readonly<Record<Language, string>>
  /** Keys of its sources: "4", "D-32", "machines". */
  readonly sources: ReadonlyArray<string>
}

/** Reads a file as a chart; `undefined` if it is none. */
export const chartFileIn = (file: unknown): ChartFile | undefined => {
  if (typeof file !== "object" || file === null || !("v" in file && "chart" in file && "chartTexts" in file))
    return undefined
  const { v, chart, chartTexts } = file
  if (v !== 1 || typeof chart !== "object" || chart === null || typeof chartTexts !== "object" || chartTexts === null)
    return undefined
  if (!("id" in chart && "states" in chart && "arrows" in chart)) return undefined
  if (typeof chart.id !== "string" || !Array.isArray(chart.states) || !Array.isArray(chart.arrows)) return undefined
  return "id" in chartTexts && "en" in chartTexts && "code" in chartTexts ? (file as ChartFile) : undefined
}
