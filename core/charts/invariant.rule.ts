import type { Looked } from "./along.rule.ts"
import type { Chart } from "./chart.ts"
import type { Invariant } from "./exhibit.ts"
import { type Plan, planOf } from "./plan.rule.ts"

/** The invariants of a state or of an arrow: those that name it, or both the states it joins. */
export const invariantsAt = (
  chart: Chart,
  invariants: ReadonlyArray<Invariant>,
  { kind, id }: Pick<Looked, "kind" | "id">
): ReadonlyArray<Invariant> => {
  const plan = planOf(chart)
  if (kind === "state") return invariants.filter((invariant) => meansState(plan, invariant, id))
  const arrow = plan.arrow(id)
  return invariants.filter(
    (invariant) =>
      invariant.about.includes(id) ||
      (arrow && [arrow.from, ...arrow.to].every((end) => meansState(plan, invariant, end)))
  )
}

const meansState = (plan: Plan, { about }: Invariant, id: string): boolean =>
  [id, ...plan.ancestors(id)].some((one) => about.includes(one))

/** Everything an invariant names: states with what is inside them, and arrows. */
export const meantBy = (chart: Chart, invariant: Invariant) => {
  const plan = planOf(chart)
  const states = chart.states.map(({ id }) => id)
  return {
    states: states.filter((id) => meansState(plan, invariant, id)),
    arrows: invariant.about.filter((id) => !states.includes(id))
  }
}
