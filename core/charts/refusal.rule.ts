import type { AnyStateMachine } from "xstate"
import type { Chart, ChartArrow, Guard } from "./chart.ts"
import { groupBy } from "./plan.rule.ts"

/** Yes, no, or unknown before a person is there. */
type Answer = boolean | undefined

/**
 * Which refusals lead along each arrow of a machine, read from its guards. One that hangs on more than the refusal leads
 * along every arrow that may be taken then.
 *
 * @param refusalsOf the tags an actor may be refused with, by its code name
 */
export const refusalsAlong = (
  machine: AnyStateMachine,
  chart: Chart,
  refusalsOf: (actor: string) => ReadonlyArray<string>
): Readonly<Record<string, ReadonlyArray<string>>> => {
  const along = new Map<string, Array<string>>()
  const branches = groupBy(
    chart.arrows.filter(({ kind }) => kind === "error"),
    ({ from, event }) => [`${from} ${event}`]
  )
  for (const arrows of branches.values())
    for (const tag of refusalsOf(arrows[0]?.event ?? ""))
      for (const { id } of taken(machine, chart, arrows, tag)) along.set(id, [...(along.get(id) ?? []), tag])
  return Object.fromEntries(along)
}

const taken = (
  machine: AnyStateMachine,
  chart: Chart,
  arrows: ReadonlyArray<ChartArrow>,
  tag: string
): ReadonlyArray<ChartArrow> => {
  const possible: Array<ChartArrow> = []
  for (const arrow of arrows) {
    const answer = arrow.guard === undefined ? true : holds(machine, chart, arrow.guard, tag)
    if (answer !== false) possible.push(arrow)
    if (answer === true) break
  }
  return possible
}

const holds = (machine: AnyStateMachine, chart: Chart, guard: Guard, tag: string): Answer => {
  switch (guard.is) {
    case "named": {
      const meant = chart.meanings[guard.name]
      return meant ? holds(machine, chart, meant, tag) : asked(machine, guard.name, guard.params, tag)
    }
    case "not": {
      const answer = holds(machine, chart, guard.guard, tag)
      return answer === undefined ? undefined : !answer
    }
    case "in":
      return undefined
    default: {
      const answers = guard.guards.map((one) => holds(machine, chart, one, tag))
      const decisive = guard.is === "or"
      if (answers.includes(decisive)) return decisive
      return answers.includes(undefined) ? undefined : !decisive
    }
  }
}

/** Asks a guard about nothing but the tag: one that wants to know more gives no answer. */
const asked = (machine: AnyStateMachine, name: string, params: unknown, tag: string): Answer => {
  const guard: unknown = machine.implementations.guards[name]
  if (typeof guard !== "function") return undefined
  try {
    return Boolean(guard({ context: closed({}), event: closed({ error: closed({ _tag: tag }) }) }, params))
  } catch {
    return undefined
  }
}

const closed = <T extends object>(open: T): T =>
  new Proxy(open, {
    get: (known, name) => {
      if (name in known) return Reflect.get(known, name)
      throw new Error(`nothing is known of ${String(name)}`)
    }
  })
