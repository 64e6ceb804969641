import type { Chart, Guard } from "./chart.ts"
import type { Place } from "./place.rule.ts"

/** Evaluates a guard by states alone; `undefined` if more would have to be known. */
export const holds = (chart: Chart, place: Place, guard: Guard | undefined): boolean | undefined => {
  if (guard === undefined) return true
  if (guard.is === "in") return guard.states.every((id) => place.active.includes(id))
  if (guard.is === "named") {
    const meant = chart.meanings[guard.name]
    return meant === undefined ? undefined : holds(chart, place, meant)
  }
  if (guard.is === "not") {
    const inner = holds(chart, place, guard.guard)
    return inner === undefined ? undefined : !inner
  }
  const all = guard.guards.map((one) => holds(chart, place, one))
  const deciding = guard.is === "or"
  if (all.includes(deciding)) return deciding
  return all.includes(undefined) ? undefined : !deciding
}
