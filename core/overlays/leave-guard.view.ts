import type { SnapshotFrom } from "xstate"
import type { leaveGuardMachine } from "./leave-guard.machine.ts"

/** View of the guard of a form. */
export interface LeaveGuardView {
  /** Whether the question is open over the form. */
  readonly isAsking: boolean
  /** Whether the browser itself is to ask before the page is closed. */
  readonly asksBeforeClosing: boolean
  readonly isPublishing: boolean
}

/** Returns what is shown of the guard of a form in this state of its machine. */
export const viewLeaveGuard = (snapshot: SnapshotFrom<typeof leaveGuardMachine>): LeaveGuardView => ({
  isAsking: snapshot.matches("asking"),
  asksBeforeClosing: snapshot.context.isMember && snapshot.context.isFilled && !snapshot.matches("left"),
  isPublishing: snapshot.matches("publishing")
})
