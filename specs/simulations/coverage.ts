import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from "xstate"

interface Arrow {
  /** The state it leaves, the event, and which of the event's branches it is. */
  readonly name: string
  readonly taken: number
}

/** Every arrow of a machine with how often it was taken. */
export const coverageOf = (machine: AnyStateMachine) => {
  const taken = new Map<string, number>()
  const states = new Set<string>()
  visit(machine.root, (node) => {
    states.add(node.id)
    for (const arrow of arrowsOf(node)) taken.set(nameOf(arrow), 0)
  })
  const { id } = machine.root
  return {
    states,
    hear: (seen: InspectionEvent): void => {
      if (seen.type !== "@xstate.microstep") return
      for (const arrow of seen._transitions) {
        // A conversation's children are simulated on their own.
        if (arrow.source?.machine?.root.id !== id) continue
        const name = nameOf(arrow)
        if (taken.has(name)) taken.set(name, (taken.get(name) ?? 0) + 1)
      }
    },
    arrows: (): ReadonlyArray<Arrow> => [...taken].map(([name, times]) => ({ name, taken: times }))
  }
}

export type Coverage = ReturnType<typeof coverageOf>

const visit = (node: AnyStateNode, each: (node: AnyStateNode) => void): void => {
  each(node)
  for (const inner of Object.values(node.states)) visit(inner, each)
}

const arrowsOf = (node: AnyStateNode): ReadonlyArray<AnyTransitionDefinition> => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? [])
]

const names = new WeakMap<AnyTransitionDefinition, string>()

const nameOf = (arrow: AnyTransitionDefinition): string => {
  const known = names.get(arrow)
  if (known !== undefined) return known
  const { source, eventType } = arrow
  const among = source.always?.includes(arrow) ? source.always : (source.transitions.get(eventType) ?? [])
  const name = `${source.id}: ${spoken(eventType)}${among.length > 1 ? ` (${among.indexOf(arrow) + 1})` : ""}`
  names.set(arrow, name)
  return name
}

/** An event as the machine's author would say it. */
const spoken = (event: string): string => {
  const [, kind, what] = /^xstate\.(done|error|after)\.(?:actor\.|state\.)?(.*)$/.exec(event) ?? []
  if (kind === "after") return `after ${what?.split(".")[0]}`
  if (kind === "done") return "done"
  return kind === "error" ? "failed" : event === "" ? "at once" : event
}
