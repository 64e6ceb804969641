import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"

/** Every state of a machine, the outer before the inner, in the order they are written. */
export const statesOf = (machine: AnyStateMachine): ReadonlyArray<AnyStateNode> => withInner(machine.root)

const withInner = (state: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  state,
  ...Object.values<AnyStateNode>(state.states).flatMap(withInner)
]

/** The arrows that leave a state: its events in the order they are written, what happens at once last. */
export const arrowsFrom = (state: AnyStateNode): ReadonlyArray<AnyTransitionDefinition> => [
  ...[...state.transitions.values()].flat(),
  ...(state.always ?? [])
]

const known = new WeakMap<AnyTransitionDefinition, string>()

/**
 * What an arrow is called in charts, heat, recordings and the reasons of simulations; unique in its machine.
 * "otp.active.flow.choosingMethod: method.chosen (2)": the state it leaves, the event, and which of its branches.
 */
export const arrowId = (arrow: AnyTransitionDefinition): string => {
  const before = known.get(arrow)
  if (before !== undefined) return before
  const { source, eventType } = arrow
  const among = source.always?.includes(arrow) ? source.always : (source.transitions.get(eventType) ?? [])
  const branch = among.length > 1 ? ` (${among.indexOf(arrow) + 1})` : ""
  const id = `${source.id}: ${spokenEvent(eventType)}${branch}`
  known.set(arrow, id)
  return id
}

/** An event as the machine's author would say it: "after resendWait", "done", "failed", "at once", "code.typed". */
export const spokenEvent = (event: string): string => {
  const [, kind, what] = /^xstate\.(done|error|after)\.(?:actor\.|state\.)?(.*)$/.exec(event) ?? []
  if (kind === "after") return `after ${what?.split(".")[0]}`
  if (kind === "done") return "done"
  return kind === "error" ? "failed" : event === "" ? "at once" : event
}
