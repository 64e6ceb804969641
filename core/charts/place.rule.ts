import type { Chart, ChartArrow } from "./chart.ts"
import { leavesOf } from "./leaves.rule.ts"
import { type Plan, planOf } from "./plan.rule.ts"

/** What a machine has raised and not handled yet: an event, or the end of a state. */
export type Raised = { readonly event: string } | { readonly ended: string }

/** The position of a walk through a chart. */
export interface Place {
  /** Every state the machine is in, outer ones too, in the order of the chart. */
  readonly active: ReadonlyArray<string>
  readonly raised: ReadonlyArray<Raised>
  /** States whose questions at once were answered with no. */
  readonly passed: ReadonlyArray<string>
}

/** The start of every walk. */
export const entrance = (chart: Chart): Place => {
  const plan = planOf(chart)
  const entered = new Set<string>()
  enter(plan, plan.root.id, entered)
  return arrived(chart, new Set(), entered, [], [])
}

/** The place of a machine in a state value, without pending events; states the chart does not know are left out. */
export const placeAt = (chart: Chart, value: unknown): Place => {
  const plan = planOf(chart)
  const known = new Set(chart.states.map(({ id }) => id))
  const leaves = leavesOf(value, chart.id).filter((id) => known.has(id))
  const active = new Set(leaves.flatMap((id) => [id, ...plan.ancestors(id)]))
  return { active: chart.states.filter(({ id }) => active.has(id)).map(({ id }) => id), raised: [], passed: [] }
}

/**
 * What XState calls a microstep: all of the arrows are taken, states are left and entered, and raised events wait.
 * Arrows that would leave what an earlier one leaves are not taken.
 */
export const takeArrows = (chart: Chart, place: Place, arrows: ReadonlyArray<ChartArrow>): Place => {
  const plan = planOf(chart)
  const remaining = new Set(place.active)
  const entered = new Set<string>()
  const raised: Array<Raised> = [...place.raised]
  for (const arrow of arrows) {
    raised.push(...arrow.raises.map((event) => ({ event })))
    if (arrow.to.length === 0) continue
    const domain = domainOf(plan, arrow)
    for (const id of place.active) if (domain === undefined || plan.isInside(id, domain)) remaining.delete(id)
    if (arrow.reenter && domain === arrow.from) remaining.delete(domain)
    for (const target of arrow.to) enterUpTo(plan, target, domain, entered)
  }
  fill(plan, remaining, entered)
  return arrived(chart, remaining, entered, raised, place.passed)
}

/** The state whose inside an arrow rearranges; none if the whole machine starts again. */
const domainOf = (plan: Plan, { from, to, reenter }: ChartArrow): string | undefined => {
  if (!reenter && to.every((target) => target === from || plan.isInside(target, from))) return from
  const common = plan.ancestors(from).find((outer) => to.every((target) => plan.isInside(target, outer)))
  return common ?? (reenter ? undefined : plan.root.id)
}

/** Enters a state with those around it, up to the domain, and what it begins with inside. */
const enterUpTo = (plan: Plan, target: string, domain: string | undefined, entered: Set<string>): void => {
  for (const outer of plan.ancestors(target)) {
    if (outer === domain) break
    entered.add(outer)
  }
  enter(plan, target, entered)
}

const enter = (plan: Plan, id: string, entered: Set<string>): void => {
  entered.add(id)
  const { type } = plan.state(id)
  const inner = plan.inner(id)
  if (type === "parallel") for (const region of inner) enter(plan, region.id, entered)
  if (type === "compound") for (const first of inner) if (first.initial) enter(plan, first.id, entered)
}

/** Regions that are not named begin in their initial states. */
const fill = (plan: Plan, remaining: ReadonlySet<string>, entered: Set<string>): void => {
  for (const id of [...entered]) {
    if (plan.state(id).type !== "parallel") continue
    for (const region of plan.inner(id)) {
      if (!entered.has(region.id) && !remaining.has(region.id)) enter(plan, region.id, entered)
    }
  }
}

const arrived = (
  chart: Chart,
  remaining: ReadonlySet<string>,
  entered: ReadonlySet<string>,
  before: ReadonlyArray<Raised>,
  passed: ReadonlyArray<string>
): Place => {
  const plan = planOf(chart)
  const active = chart.states.filter(({ id }) => remaining.has(id) || entered.has(id)).map(({ id }) => id)
  const raised: Array<Raised> = [...before]
  const ended = new Set<string>()
  for (const { id, type, raises } of chart.states) {
    if (!entered.has(id)) continue
    raised.push(...raises.map((event) => ({ event })))
    if (type === "final") raised.push(...endsBy(plan, id, active, ended))
  }
  return { active, raised, passed: passed.filter((id) => remaining.has(id)) }
}

/** Returns the states that end with a final one. */
const endsBy = (plan: Plan, id: string, active: ReadonlyArray<string>, ended: Set<string>): ReadonlyArray<Raised> => {
  const raised: Array<Raised> = []
  const [parent, ...outer] = plan.ancestors(id)
  if (parent === undefined) return raised
  const isParallel = plan.state(parent).type === "parallel"
  if (!isParallel) raised.push({ ended: parent })
  for (const above of isParallel ? [parent, ...outer] : outer) {
    if (plan.state(above).type !== "parallel" || ended.has(above) || !isOver(plan, above, active)) break
    ended.add(above)
    raised.push({ ended: above })
  }
  return raised
}

const isOver = (plan: Plan, id: string, active: ReadonlyArray<string>): boolean => {
  const { type } = plan.state(id)
  if (type === "final") return active.includes(id)
  const inner = plan.inner(id)
  if (type === "parallel") return inner.every((region) => isOver(plan, region.id, active))
  return type === "compound" && inner.some((state) => state.type === "final" && active.includes(state.id))
}
