import type { WayStep, WaysIn } from "#core/charts/recording/way.ts"

/** Ways that sessions of one machine went: how often each beginning was seen, and the shortest way into a state after it. */
export interface Gone {
  readonly begins: Record<string, number>
  readonly ways: Record<string, Record<string, { readonly cost: number; readonly steps: ReadonlyArray<WayStep> }>>
}

export const noneGone = (): Gone => ({ begins: {}, ways: {} })

/** Longer stories are not read. */
const most = 40

/** Writes a session down as it goes on. The first step is its beginning; a step costs more if it is a rare one. */
export const walker = (gone: Gone, costOf: (step: WayStep) => number = () => 1) => {
  let cost = 0
  const steps: Array<WayStep> = []
  let begin = ""
  return (step: WayStep, states: ReadonlyArray<string>): void => {
    if (steps.length === 0) {
      begin = step.arrows.join(" ")
      gone.begins[begin] = (gone.begins[begin] ?? 0) + 1
    }
    if (steps.length > most || (steps.length > 0 && step.arrows.length === 0)) return
    steps.push(step)
    cost += costOf(step)
    for (const state of states) {
      gone.ways[state] ??= {}
      const before = gone.ways[state][begin]
      if (before === undefined || before.cost > cost) gone.ways[state][begin] = { cost, steps: [...steps] }
    }
  }
}

/** The same of several runs together. */
export const goneTogether = (all: ReadonlyArray<Gone>): Gone => {
  const sum = noneGone()
  for (const { begins, ways } of all) {
    for (const [begin, count] of Object.entries(begins)) sum.begins[begin] = (sum.begins[begin] ?? 0) + count
    for (const [state, byBegin] of Object.entries(ways))
      for (const [begin, way] of Object.entries(byBegin)) {
        sum.ways[state] ??= {}
        const before = sum.ways[state][begin]
        if (before === undefined || before.cost > way.cost) sum.ways[state][begin] = way
      }
  }
  return sum
}

/**
 * The shortest way into each state that begins as most sessions do: a shopper who comes back locked is no answer to the question
 * how one gets locked. Others only if there is no such way.
 */
export const shortestIn = ({ begins, ways }: Gone): WaysIn => {
  const usual = Object.entries(begins).toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ""
  return Object.fromEntries(
    Object.entries(ways).flatMap(([state, byBegin]) => {
      const [shortest] = Object.values(byBegin).toSorted((one, other) => one.cost - other.cost)
      const way = byBegin[usual] ?? shortest
      return way === undefined ? [] : [[state, way.steps] as const]
    })
  )
}
