import type { SnapshotFrom } from "xstate"
import type { RemovalContext, removalMachine } from "./removal.machine.ts"

export interface RemovalView extends Pick<RemovalContext, "hasPassword" | "refusal"> {
  readonly step: "resting" | "exporting" | "asking" | "removing" | "removed"
}

export const viewRemoval = ({
  value,
  context: { hasPassword, refusal }
}: SnapshotFrom<typeof removalMachine>): RemovalView => ({ step: value, hasPassword, refusal })
