import type { SnapshotFrom } from "xstate"
import type { heartsMachine } from "./hearts.machine.ts"
import { type HeartTarget, isFilled } from "./hearts.rule.ts"

/** Returns whether a heart is shown filled in this state of the machine. */
export const viewHeart = (
  { context: { saved, wanted } }: Pick<SnapshotFrom<typeof heartsMachine>, "context">,
  target: HeartTarget
): boolean => isFilled(saved, wanted, target)
