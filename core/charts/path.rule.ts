import type { Chart, ChartArrow } from "./chart.ts"
import { entrance, type Place } from "./place.rule.ts"
import { passDecision, settle, takeArrow, waysFrom } from "./walk.rule.ts"

/** One thing that has to happen, with what follows by itself; or a question that is answered with no. */
export interface PathStep {
  readonly arrows: ReadonlyArray<ChartArrow>
  readonly place: Place
}

/** Places looked at before giving up; the largest machine has a tenth of them. */
const mostPlaces = 40_000

/**
 * "How does one get here?": the fewest decisions that lead from the beginning into a state, without regard to guards.
 * `undefined` if there is no path.
 */
export const pathTo = (chart: Chart, state: string): ReadonlyArray<PathStep> | undefined => {
  const first = settle(chart, entrance(chart), state)
  const seen = new Set([keyOf(first.place)])
  let border: ReadonlyArray<Way> = [{ place: first.place, arrows: first.taken, before: undefined }]
  while (border.length > 0 && seen.size < mostPlaces) {
    const found = border.find(({ place }) => place.active.includes(state))
    if (found !== undefined) return stepsTo(found)
    border = border.flatMap((way) => onward(chart, way, state).filter(({ place }) => isNew(seen, place)))
  }
  return undefined
}

interface Way extends PathStep {
  readonly before: Way | undefined
}

const onward = (chart: Chart, before: Way, state: string): ReadonlyArray<Way> => {
  const { arrows, why, mayPass } = waysFrom(chart, before.place)
  const steps: Array<readonly [ReadonlyArray<ChartArrow>, Place]> = arrows.map((arrow) => [
    [arrow],
    takeArrow(chart, before.place, arrow)
  ])
  if (mayPass && why !== "rest") steps.push([[], passDecision(chart, before.place)])
  return steps.map(([taken, at]) => {
    const rest = settle(chart, at, state)
    return { place: rest.place, arrows: [...taken, ...rest.taken], before }
  })
}

const isNew = (seen: Set<string>, place: Place): boolean => {
  const key = keyOf(place)
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

const keyOf = ({ active, raised, passed: answered }: Place): string => JSON.stringify([active, raised, answered])

const stepsTo = (last: Way): ReadonlyArray<PathStep> => {
  const steps: Array<PathStep> = []
  for (let way: Way | undefined = last; way !== undefined; way = way.before) steps.unshift(way)
  return steps.map(({ arrows, place }) => ({ arrows, place }))
}
