import type { AnyStateMachine, InspectionEvent } from "xstate"
import { arrowId, arrowsFrom, statesOf } from "#core/charts/arrow.rule.ts"

interface Arrow {
  /** Its id. */
  readonly name: string
  readonly taken: number
}

/** Every arrow of a machine with how often it was taken. */
export const coverageOf = (machine: AnyStateMachine) => {
  const states = statesOf(machine)
  const taken = new Map(states.flatMap(arrowsFrom).map((arrow) => [arrowId(arrow), 0]))
  const { id } = machine.root
  return {
    states: new Set(states.map((state) => state.id)),
    hear: (seen: InspectionEvent): void => {
      if (seen.type !== "@xstate.microstep") return
      for (const arrow of seen._transitions) {
        // A conversation's children are simulated on their own.
        if (arrow.source?.machine?.root.id !== id) continue
        const name = arrowId(arrow)
        if (taken.has(name)) taken.set(name, (taken.get(name) ?? 0) + 1)
      }
    },
    /** With what was taken elsewhere, in the order of `arrows`. */
    add: (more: ReadonlyArray<number>): void => {
      for (const [at, name] of [...taken.keys()].entries()) taken.set(name, (taken.get(name) ?? 0) + (more[at] ?? 0))
    },
    arrows: (): ReadonlyArray<Arrow> => [...taken].map(([name, times]) => ({ name, taken: times }))
  }
}

export type Coverage = ReturnType<typeof coverageOf>
