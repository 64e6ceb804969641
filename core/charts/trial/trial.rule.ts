import type { Chart } from "../chart.ts"
import type { Played, SessionEnd } from "./trial.ts"

/** No session yet. */
export const nonePlayed: Played = { ends: [], taken: {} }

/** Returns what was played with what was played next. */
export const playedOn = (before: Played, next: Played): Played => {
  const taken: Record<string, number> = { ...before.taken }
  for (const [arrow, times] of Object.entries(next.taken)) taken[arrow] = (taken[arrow] ?? 0) + times
  return { ends: [...before.ends, ...next.ends], taken }
}

/** How often sessions ended so, before and after. */
export interface OutcomeRow {
  readonly outcome: string
  readonly before: number
  readonly after: number
}

/** Counts how sessions ended. */
export const countsOf = (ends: ReadonlyArray<SessionEnd>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { outcome } of ends) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  return counts
}

/** Two sets of ends beside each other, by name. */
export const outcomesBeside = (
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>
): ReadonlyArray<OutcomeRow> =>
  [...new Set([...before.keys(), ...after.keys()])].toSorted().map((outcome) => ({
    outcome,
    before: before.get(outcome) ?? 0,
    after: after.get(outcome) ?? 0
  }))

/** Returns which is the first session that ended otherwise, from 0; `undefined` if none did. */
export const firstOther = (before: ReadonlyArray<SessionEnd>, after: ReadonlyArray<SessionEnd>): number | undefined => {
  const at = after.findIndex(
    ({ outcome, broken }, place) => outcome !== before[place]?.outcome || broken !== before[place]?.broken
  )
  return at === -1 ? undefined : at
}

/** Counts the sessions that broke an invariant, by its id. */
export const brokenIn = (ends: ReadonlyArray<SessionEnd>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { broken } of ends) if (broken !== undefined) counts.set(broken, (counts.get(broken) ?? 0) + 1)
  return counts
}

/** A state that is not entered any more, or is entered for the first time, and how often it was. */
export interface Reached {
  readonly state: string
  readonly before: number
  readonly after: number
}

/** What is rarer than this may be missing by chance. */
const rare = 5

/** Returns the states that sessions entered before and never after, or the other way round, the most frequent first. */
export const reachedOtherwise = (chart: Chart, before: Played, after: Played): ReadonlyArray<Reached> => {
  const enteredIn = ({ taken }: Played, state: string): number =>
    chart.arrows.reduce((sum, { id, to }) => sum + (to.includes(state) ? (taken[id] ?? 0) : 0), 0)
  return chart.states
    .map(({ id }): Reached => ({ state: id, before: enteredIn(before, id), after: enteredIn(after, id) }))
    .filter((one) => Math.min(one.before, one.after) === 0 && Math.max(one.before, one.after) >= rare)
    .toSorted((one, other) => other.before + other.after - one.before - one.after)
}

/**
 * Returns the names of numbers that decide nothing any more: every arrow that depends on them alone was taken before and is not
 * taken after. With a lock at 3, a last warning at 4 never comes.
 *
 * @param depends the arrows that depend on each number, by its name
 */
export const idleNumbers = (
  depends: Readonly<Record<string, ReadonlyArray<string>>>,
  before: Played,
  after: Played
): ReadonlyArray<string> =>
  Object.entries(depends).flatMap(([name, arrows]) => {
    const sum = ({ taken }: Played): number => arrows.reduce((all, arrow) => all + (taken[arrow] ?? 0), 0)
    return arrows.length > 0 && sum(before) >= rare && sum(after) === 0 ? [name] : []
  })
