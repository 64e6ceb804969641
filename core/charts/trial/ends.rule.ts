import type { Chart } from "../chart.ts"
import type { Trial } from "./trial.ts"

/** A way in which a conversation ends. */
export interface End {
  /** The state in which it does, if the end is named after one. */
  readonly state: string | undefined
  readonly outcome: string
  readonly sessions: number
}

/** Ends with what the shopper wanted, and without it; each the most frequent first. */
export interface Ends {
  readonly reached: ReadonlyArray<End>
  readonly missed: ReadonlyArray<End>
}

/**
 * Returns how a conversation ends: as simulated sessions did, and in final states that none of them came to. Sessions end where a
 * shopper leaves, also in the middle.
 */
export const endsOf = ({ states }: Chart, { ends, goals }: Pick<Trial, "ends" | "goals">): Ends => {
  const stateOf = (outcome: string): string | undefined => states.find(({ key }) => key === outcome)?.id
  const met = Object.entries(ends).map(
    ([outcome, sessions]): End => ({ state: goals.includes(outcome) ? undefined : stateOf(outcome), outcome, sessions })
  )
  const seen = new Set([...Object.keys(ends).map(stateOf), ...goals.map(stateOf)])
  const unmet = states.flatMap(
    ({ id, key, type, tone }): ReadonlyArray<End> =>
      type !== "final" || seen.has(id) || tone === "ok" ? [] : [{ state: id, outcome: key, sessions: 0 }]
  )
  const all = [...met, ...unmet].toSorted((one, other) => other.sessions - one.sessions)
  return {
    reached: all.filter(({ outcome }) => goals.includes(outcome)),
    missed: all.filter(({ outcome }) => !goals.includes(outcome))
  }
}
