import type { SnapshotFrom } from "xstate"
import { type LevelProgress, progressOf } from "../../profile/level.rule.ts"
import type { Level } from "../review.ts"
import type { levelProgressMachine } from "./level-progress.machine.ts"

/** View of a member's way to the next level. */
export interface LevelProgressView {
  /** `null` until it is known, and if it could not be read. */
  readonly level: Level | null
  /** `null` at the highest level as well. */
  readonly progress: LevelProgress | null
}

/** Returns what a member sees of the way to the next level in this state of its machine. */
export const viewLevelProgress = ({
  context: { reviewer }
}: SnapshotFrom<typeof levelProgressMachine>): LevelProgressView => ({
  level: reviewer?.level ?? null,
  progress: (reviewer && progressOf(reviewer.level, reviewer.counts)) ?? null
})
