import type { Chart, ChartArrow } from "./chart.ts"
import { type Plan, planOf } from "./plan.rule.ts"

/** What is looked at: a state or an arrow. */
export interface Looked {
  readonly kind: "state" | "arrow"
  readonly id: string
}

/** Where the arrow keys lead in a drawing: along an arrow, back, or to a neighbour. */
export type Direction = "onward" | "back" | "next" | "previous"

/**
 * Along the arrows: onward from a state to its first arrow, or else into the state, or else to an arrow that it inherits; from an
 * arrow to where it leads; back the other way, or out of the state; next and previous go round among the arrows of the same state,
 * or among all states.
 */
export const along = (chart: Chart, { kind, id }: Looked, direction: Direction): Looked => {
  const plan = planOf(chart)
  const here: Looked = { kind, id }
  if (kind === "state") {
    if (direction === "onward") return onwardFrom(plan, here)
    if (direction === "back") {
      const [arrow] = plan.to(id)
      if (arrow) return { kind: "arrow", id: arrow.id }
      const [outer] = plan.ancestors(id)
      return outer === undefined ? here : { kind, id: outer }
    }
    return {
      kind,
      id: turned(
        chart.states.map((state) => state.id),
        id,
        direction
      )
    }
  }
  const arrow = plan.arrow(id)
  if (arrow === undefined) return here
  if (direction === "onward") return { kind: "state", id: arrow.to[0] ?? arrow.from }
  if (direction === "back") return { kind: "state", id: arrow.from }
  return {
    kind,
    id: turned(
      plan.from(arrow.from).map((one) => one.id),
      id,
      direction
    )
  }
}

const onwardFrom = (plan: Plan, here: Looked): Looked => {
  const leads = ({ to }: ChartArrow): boolean => to.length > 0
  const [arrow] = plan.from(here.id).filter(leads)
  if (arrow) return { kind: "arrow", id: arrow.id }
  const inner = plan.inner(here.id)
  const first = inner.find(({ initial }) => initial) ?? inner[0]
  if (first) return { kind: "state", id: first.id }
  if (plan.state(here.id).type === "final") return here
  const [inherited] = plan.inherited(here.id).flatMap(([, all]) => all.filter(leads))
  return inherited === undefined ? here : { kind: "arrow", id: inherited.id }
}

const turned = (ids: ReadonlyArray<string>, id: string, direction: "next" | "previous"): string => {
  const at = ids.indexOf(id) + (direction === "next" ? 1 : -1)
  return ids[(at + ids.length) % ids.length] ?? id
}
