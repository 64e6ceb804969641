import type { SnapshotFrom } from "xstate"
import { tagsMost } from "./beauty/beauty.ts"
import type { interestsMachine } from "./interests.machine.ts"
import type { InterestGroup } from "./interests.rule.ts"

/** Everything the choice of interests shows. */
export interface InterestsView {
  readonly step: "choosing" | "saving" | "saved"
  /** Empty if the shop has no categories. */
  readonly groups: ReadonlyArray<InterestGroup>
  readonly chosen: ReadonlyArray<string>
  /** No more can be chosen. */
  readonly isFull: boolean
  readonly hasFailed: boolean
}

/** Returns what the choice of interests shows in this state of its machine. */
export const viewInterests = ({
  value,
  context: { groups, chosen, hasFailed }
}: SnapshotFrom<typeof interestsMachine>): InterestsView => ({
  step: value,
  groups,
  chosen,
  isFull: chosen.length >= tagsMost,
  hasFailed
})
