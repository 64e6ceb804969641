import type { Language } from "../../kernel/text.ts"
import type { Chart } from "../chart.ts"
import type { ChartTexts } from "../chart-text.ts"
import type { RuleNumber } from "../rules.ts"

/** A machine as it was at a release: its chart, what that said, and its numbers. */
export interface ReleasedMachine {
  readonly chart: Chart
  readonly texts: Readonly<Record<Language, ChartTexts>>
  readonly rules: ReadonlyArray<RuleNumber>
}

/** All machines as they were at a release. */
export interface Release {
  readonly v: 1
  readonly name: string
  readonly machines: ReadonlyArray<ReleasedMachine>
}

/** What became of the machines since a release, by their ids. */
export interface SinceRelease {
  readonly name: string
  readonly added: ReadonlyArray<string>
  readonly changed: ReadonlyArray<string>
  /** Those that are gone, by what they were called. */
  readonly removed: ReadonlyArray<Readonly<Record<Language, string>>>
}
