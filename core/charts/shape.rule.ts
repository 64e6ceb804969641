import type { AnyStateMachine } from "xstate"
import { digestOf } from "../kernel/digest.rule.ts"
import { arrowId, arrowsFrom, statesOf } from "./arrow.rule.ts"

/**
 * A short mark of a machine's states and arrows. A recording made with another shape may go another way.
 * Built for browsers a machine has the same mark: guards are left out, whose names are lost there.
 */
export const shapeOf = (machine: AnyStateMachine): string =>
  digestOf(
    statesOf(machine)
      .flatMap((state) => [
        `${state.id} ${state.type}`,
        ...arrowsFrom(state).map((arrow) => `${arrowId(arrow)} > ${(arrow.target ?? []).map(({ id }) => id).join(" ")}`)
      ])
      .join("\n")
  )
