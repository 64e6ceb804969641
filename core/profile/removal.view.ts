import type { SnapshotFrom } from "xstate"
import type { RemovalContext, removalMachine } from "./removal.machine.ts"

/** View of the page that exports a member's data or removes the account. */
export interface RemovalView extends Pick<RemovalContext, "hasPassword" | "refusal"> {
  readonly step: "resting" | "exporting" | "asking" | "removing" | "removed"
}

/** Returns what the page of the removal shows in this state of its machine. */
export const viewRemoval = ({
  value,
  context: { hasPassword, refusal }
}: SnapshotFrom<typeof removalMachine>): RemovalView => ({ step: value, hasPassword, refusal })
