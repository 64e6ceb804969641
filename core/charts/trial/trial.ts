import type { Language } from "../../kernel/text.ts"
import type { Recording } from "../recording/recording.ts"
import type { RuleNumber } from "../rules.ts"

/** Numbers of the rules that are other than the core has them, by name. */
export type OtherNumbers = Readonly<Record<string, number>>

/** A number of a machine's rules as it is tried. */
export interface TrialNumber extends Omit<RuleNumber, "machine"> {
  /** Ids of the states whose words hold it. */
  readonly states: ReadonlyArray<string>
  /** Ids of the arrows whose condition or words hold it. */
  readonly arrows: ReadonlyArray<string>
  /** Whether simulated shoppers meet it: else it can be read and moved, and nothing is played. */
  readonly isPlayed: boolean
}

/** What can be tried at a machine. */
export interface Trial {
  /** In the order of its rules. */
  readonly numbers: ReadonlyArray<TrialNumber>
  /** How many sessions a trial plays; none if the machine is not simulated. */
  readonly sessions: number
  /** How sessions end, in words, unless a state says it. */
  readonly outcomes: Readonly<Record<Language, Readonly<Record<string, string>>>>
  /** How often simulated sessions ended so. */
  readonly ends: Readonly<Record<string, number>>
  /** Ends at which shoppers have what they wanted, and what that is called; none if the machine has no such aim. */
  readonly goals: ReadonlyArray<string>
  readonly goal: Readonly<Record<Language, string>>
}

/** How a simulated session ended, and the invariant that it broke, if any. */
export interface SessionEnd {
  readonly outcome: string
  readonly broken?: string
}

/** Sessions in a row, and how often they took each arrow, by its id. */
export interface Played {
  readonly ends: ReadonlyArray<SessionEnd>
  readonly taken: Readonly<Record<string, number>>
}

/** What a page asks of its simulator: many sessions, or one of them as a recording. */
export type Task =
  | { readonly kind: "play"; readonly machine: string; readonly sessions: number }
  | { readonly kind: "record"; readonly machine: string; readonly session: number }

/** What the simulator answers; `ended` follows the last part of many sessions. */
export type Report =
  | { readonly kind: "part"; readonly part: Played }
  | { readonly kind: "ended" }
  | { readonly kind: "recording"; readonly recording: Recording | undefined }
  | { readonly kind: "failed"; readonly why: string }

/** The seed of all trials: the same shoppers before and after. */
export const trialSeed = 1

/** The name in a simulator's scope under which the core finds its other numbers. */
export const numbersName = "pendarNumbers"
