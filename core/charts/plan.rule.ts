import type { Chart, ChartArrow, ChartState } from "./chart.ts"

/** A chart to walk through: the parents of states, and the arrows that leave them. */
export interface Plan {
  readonly root: ChartState
  readonly state: (id: string) => ChartState
  readonly inner: (id: string) => ReadonlyArray<ChartState>
  readonly from: (id: string) => ReadonlyArray<ChartArrow>
  readonly to: (id: string) => ReadonlyArray<ChartArrow>
  /** Arrows of the states around one that lead out of it too, by the state that has them, the nearest first. */
  readonly inherited: (id: string) => ReadonlyArray<readonly [string, ReadonlyArray<ChartArrow>]>
  readonly arrow: (id: string) => ChartArrow | undefined
  /** The states around one, the nearest first. */
  readonly ancestors: (id: string) => ReadonlyArray<string>
  /** Returns whether the first is inside the second, at any depth. */
  readonly isInside: (id: string, outer: string) => boolean
}

const plans = new WeakMap<Chart, Plan>()

/** The plan of a chart; drawn once for each. */
export const planOf = (chart: Chart): Plan => {
  const known = plans.get(chart)
  if (known !== undefined) return known
  const plan = planned(chart)
  plans.set(chart, plan)
  return plan
}

const planned = ({ id: machine, states, arrows }: Chart): Plan => {
  const byId = new Map(states.map((state) => [state.id, state]))
  const inner = groupBy(states, ({ parent }) => [parent ?? ""])
  const from = groupBy(arrows, (arrow) => [arrow.from])
  const to = groupBy(arrows, (arrow) => arrow.to)
  const named = new Map(arrows.map((arrow) => [arrow.id, arrow]))
  const state = (id: string): ChartState => {
    const found = byId.get(id)
    if (found === undefined) throw new Error(`${machine} has no state ${id}`)
    return found
  }
  const ancestorsOf = (id: string): ReadonlyArray<string> => {
    const { parent } = state(id)
    return parent === undefined ? [] : [parent, ...ancestorsOf(parent)]
  }
  // An arrow that always counts takes its event away from the states around.
  const inheritedBy = (id: string) => {
    const settled = new Set<string>()
    const settle = (all: ReadonlyArray<ChartArrow>): void => {
      for (const { kind, event, guard } of all) if (guard === undefined) settled.add(`${kind} ${event}`)
    }
    settle(from.get(id) ?? [])
    return ancestorsOf(id).flatMap((outer) => {
      const own = from.get(outer) ?? []
      const left = own.filter((arrow) => !settled.has(`${arrow.kind} ${arrow.event}`))
      settle(own)
      return left.length === 0 ? [] : [[outer, left] as const]
    })
  }
  return {
    root: state(machine),
    state,
    inner: (id) => inner.get(id) ?? [],
    from: (id) => from.get(id) ?? [],
    to: (id) => to.get(id) ?? [],
    inherited: inheritedBy,
    arrow: (id) => named.get(id),
    ancestors: ancestorsOf,
    isInside: (id, outer) => ancestorsOf(id).includes(outer)
  }
}

/** Groups values under every name they have, in their order. */
export const groupBy = <T>(
  all: ReadonlyArray<T>,
  namesOf: (one: T) => ReadonlyArray<string>
): ReadonlyMap<string, ReadonlyArray<T>> => {
  const groups = new Map<string, Array<T>>()
  for (const one of all) {
    for (const name of namesOf(one)) {
      const group = groups.get(name)
      if (group === undefined) groups.set(name, [one])
      else group.push(one)
    }
  }
  return groups
}
