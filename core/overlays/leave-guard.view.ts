import type { SnapshotFrom } from "xstate"
import type { leaveGuardMachine } from "./leave-guard.machine.ts"

export interface LeaveGuardView {
  /** Whether the question lies over the form. */
  readonly isAsking: boolean
  /** Whether the browser itself is to ask before the page is closed. */
  readonly asksBeforeClosing: boolean
  readonly isPublishing: boolean
}

export const viewLeaveGuard = (snapshot: SnapshotFrom<typeof leaveGuardMachine>): LeaveGuardView => ({
  isAsking: snapshot.matches("asking"),
  asksBeforeClosing: snapshot.context.isMember && snapshot.context.isFilled && !snapshot.matches("left"),
  isPublishing: snapshot.matches("publishing")
})
