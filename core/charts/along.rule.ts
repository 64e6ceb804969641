import type { Chart } from "./chart.ts"
import { planOf } from "./plan.rule.ts"

/** What is looked at: a state or an arrow. */
export interface Looked {
  readonly kind: "state" | "arrow"
  readonly id: string
}

/** Where the arrow keys lead in a drawing: along an arrow, back, or to a neighbour. */
export type Direction = "onward" | "back" | "next" | "previous"

/**
 * Along the arrows: onward from a state to its first arrow, from an arrow to where it leads; back the other way; next and
 * previous go round among the arrows of the same state, or among all states.
 */
export const along = (chart: Chart, { kind, id }: Looked, direction: Direction): Looked => {
  const plan = planOf(chart)
  const here: Looked = { kind, id }
  if (kind === "state") {
    if (direction === "onward") return arrowOr(plan.from(id).find(({ to }) => to.length > 0)?.id, here)
    if (direction === "back") return arrowOr(plan.to(id)[0]?.id, here)
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

const arrowOr = (id: string | undefined, otherwise: Looked): Looked =>
  id === undefined ? otherwise : { kind: "arrow", id }

const turned = (ids: ReadonlyArray<string>, id: string, direction: "next" | "previous"): string => {
  const at = ids.indexOf(id) + (direction === "next" ? 1 : -1)
  return ids[(at + ids.length) % ids.length] ?? id
}
