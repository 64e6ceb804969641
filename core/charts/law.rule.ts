import type { Looked } from "./along.rule.ts"
import type { Chart } from "./chart.ts"
import type { Law } from "./exhibit.ts"
import { type Plan, planOf } from "./plan.rule.ts"

/** The invariants of a state or of an arrow: those that name it, or both the states it joins. */
export const lawsAt = (
  chart: Chart,
  laws: ReadonlyArray<Law>,
  { kind, id }: Pick<Looked, "kind" | "id">
): ReadonlyArray<Law> => {
  const plan = planOf(chart)
  if (kind === "state") return laws.filter((law) => meansState(plan, law, id))
  const arrow = plan.arrow(id)
  return laws.filter(
    (law) => law.about.includes(id) || (arrow && [arrow.from, ...arrow.to].every((end) => meansState(plan, law, end)))
  )
}

const meansState = (plan: Plan, { about }: Law, id: string): boolean =>
  [id, ...plan.around(id)].some((one) => about.includes(one))

/** Everything an invariant names: states with what is inside them, and arrows. */
export const meantBy = (chart: Chart, law: Law) => {
  const plan = planOf(chart)
  const states = chart.states.map(({ id }) => id)
  return {
    states: states.filter((id) => meansState(plan, law, id)),
    arrows: law.about.filter((id) => !states.includes(id))
  }
}
