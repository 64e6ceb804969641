import type { SnapshotFrom } from "xstate"
import type { floatingMachine } from "./floating.machine.ts"
import { type Floats, isFloating, noFloats } from "./floating.rule.ts"

/** View of floating banners. */
export interface FloatingView {
  /** Those to show now. */
  readonly floats: Floats
  /** Whether there are any to show once nothing else lies over the page. */
  readonly wantsTurn: boolean
}

/** Returns what floats, in this state of the machine. */
export const viewFloating = (snapshot: SnapshotFrom<typeof floatingMachine>): FloatingView => {
  const { floats, hasTurn } = snapshot.context
  const isHere = snapshot.matches("floating")
  return { floats: isHere && hasTurn ? floats : noFloats, wantsTurn: isHere && isFloating(floats) }
}
