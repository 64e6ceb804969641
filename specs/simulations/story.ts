import type { Fate } from "../selling-line.ts"

/** What one shopper does in one tab, how the line is meanwhile, and how long it is until the next action. */
export interface Step {
  readonly tab: number
  /** In words, as the simulation names it. */
  readonly action: string
  /** Pressed twice. */
  readonly twice: boolean
  /** The page is loaded again first. */
  readonly reload: boolean
  readonly wait: number
  readonly line: Fate
}

/** One session, whole: played again it goes the same way. */
export interface Story {
  readonly machine: string
  readonly persona: string
  /** Which of the simulation's settings it plays in. */
  readonly setting: number
  readonly tabs: number
  readonly steps: ReadonlyArray<Step>
}

/** A story for people, one line a step. */
export const formatStory = ({ persona, steps }: Story): ReadonlyArray<string> =>
  steps.map((step, at) => `${at + 1}. ${at === 0 ? `A shopper ${persona}` : "The same"}${formatStep(step)}.`)

/** The action of a step, after its actor. */
export const formatStep = ({ tab, action, twice, reload, wait, line }: Step): string => {
  const where = tab > 0 ? ` in tab ${tab + 1}` : ""
  const again = reload ? " loads the page again and" : ""
  const more = `${twice ? ", twice" : ""}${formatNetwork(line)}${wait >= 1_000 ? `, then waits ${span(wait)}` : ""}`
  return `${where}${again} ${action}${more}`
}

const formatNetwork = ({ there, back, lost }: Fate): string => {
  if (lost === "call") return ", but the call never arrives"
  if (lost === "answer") return ", the answer is lost on its way"
  return there + back >= 2_000 ? `, on a line that takes ${span(there + back)}` : ""
}

const span = (ms: number): string => {
  if (ms >= 3_600_000) return `${(ms / 3_600_000).toFixed(1)} h`
  return ms >= 120_000 ? `${Math.round(ms / 60_000)} min` : `${(ms / 1_000).toFixed(ms % 1_000 === 0 ? 0 : 1)} s`
}
