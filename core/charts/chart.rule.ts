import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"
import { arrowId, arrowsFrom, statesOf } from "./arrow.rule.ts"
import type { ArrowKind, Chart, ChartArrow, ChartState, Guard, Tone } from "./chart.ts"
import { leavesOf } from "./leaves.rule.ts"
import { shapeOf } from "./shape.rule.ts"

/**
 * A machine as plain data. Only from sources as they are written: what is built for browsers has lost the names that
 * distinguish `and`, `or` and `not`. Machines 0, C2.
 */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const states = statesOf(machine)
  return {
    id: machine.id,
    shape: shapeOf(machine),
    states: states.map((state) => stateOf(machine, state)),
    arrows: states.flatMap((state) => arrowsFrom(state).map((arrow) => arrowOf(machine, arrow))),
    meanings: Object.fromEntries(
      Object.entries(machine.implementations.guards).flatMap(([name, made]) => {
        const meant = composed(made, machine.id)
        return meant === undefined ? [] : [[name, meant]]
      })
    )
  }
}

const stateOf = (machine: AnyStateMachine, state: AnyStateNode): ChartState => {
  const { id, key, parent, type, meta, description } = state
  const { spec, tone } = (meta ?? {}) as { readonly spec?: string; readonly tone?: Tone }
  return {
    id,
    ...(parent && { parent: parent.id }),
    key,
    type,
    initial: parent?.type === "compound" && (parent.initial.target ?? []).includes(state),
    ...(tone && { tone }),
    ...(spec !== undefined && { spec }),
    ...(description !== undefined && { description }),
    entry: namesOf(state.entry),
    exit: namesOf(state.exit),
    raises: state.entry.flatMap((action) => raisedBy(machine, action)),
    actors: state.invoke.map(({ src, id: name }) => (typeof src === "string" ? src : name))
  }
}

const arrowOf = (machine: AnyStateMachine, arrow: AnyTransitionDefinition): ChartArrow => {
  const { source, eventType, target, guard, actions, reenter, description } = arrow
  const kind = kindOf(eventType)
  const among = kind === "always" ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return {
    id: arrowId(arrow),
    from: source.id,
    to: (target ?? []).map(({ id }) => id),
    kind,
    event: codeName(source, kind, eventType),
    ...(guard !== undefined && { guard: guardOf(guard, machine.id) }),
    otherwise: guard === undefined && among.indexOf(arrow) > 0,
    reenter,
    actions: namesOf(actions),
    raises: actions.flatMap((action) => raisedBy(machine, action)),
    ...(description !== undefined && { description })
  }
}

const kindOf = (event: string): ArrowKind => {
  const [, kind] = /^xstate\.(done|error|after)\./.exec(event) ?? []
  if (kind === "after") return "delay"
  if (kind === "done" || kind === "error") return kind
  return event === "" ? "always" : "event"
}

const codeName = (source: AnyStateNode, kind: ArrowKind, event: string): string => {
  if (kind === "event" || kind === "always") return event
  if (kind === "delay") return event.slice("xstate.after.".length, -(source.id.length + 1))
  const [, actor] = /^xstate\.(?:done|error)\.actor\.(.*)$/.exec(event) ?? []
  const src = source.invoke.find(({ id }) => id === actor)?.src
  return typeof src === "string" ? src : (actor ?? "")
}

const namesOf = (actions: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  actions.flatMap((action) => {
    if (typeof action === "string") return [action]
    return typeof action === "object" && action !== null && "type" in action ? [String(action.type)] : []
  })

/** Returns what an action raises in the machine itself, whether in place or under a name. */
const raisedBy = (machine: AnyStateMachine, action: unknown): ReadonlyArray<string> => {
  const [name] = namesOf([action])
  const done: unknown = name === undefined ? action : machine.implementations.actions[name]
  if (typeof done !== "function" || !("type" in done) || done.type !== "xstate.raise" || !("event" in done)) return []
  const { event } = done
  const type = typeof event === "object" && event !== null && "type" in event ? String(event.type) : "xstate."
  // The event that XState raises when a delay is over is drawn as the delay's arrow.
  return type.startsWith("xstate.") ? [] : [type]
}

const guardOf = (guard: unknown, root: string): Guard => {
  if (typeof guard === "string") return { is: "named", name: guard }
  const made = composed(guard, root)
  if (made !== undefined) return made
  if (typeof guard !== "object" || guard === null || !("type" in guard)) return { is: "named", name: "(unnamed)" }
  const params = "params" in guard && typeof guard.params === "object" ? (guard.params ?? undefined) : undefined
  return { is: "named", name: String(guard.type), ...(params && { params: { ...params } }) }
}

const composed = (guard: unknown, root: string): Guard | undefined => {
  if (typeof guard !== "function") return undefined
  if ("stateValue" in guard) return { is: "in", states: leavesOf(guard.stateValue, root) }
  if (!("guards" in guard) || !Array.isArray(guard.guards)) return undefined
  const guards = guard.guards.map((one) => guardOf(one, root))
  const [first] = guards
  if (guard.name === "not" && first !== undefined) return { is: "not", guard: first }
  return { is: guard.name === "or" ? "or" : "and", guards }
}
