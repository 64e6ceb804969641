import type { SnapshotFrom } from "xstate"
import type { trackingMachine } from "./tracking.machine.ts"

/** View of tracking. */
export interface TrackingView {
  /** The viewer has not answered yet. */
  readonly isAsked: boolean
  readonly isOn: boolean
}

/** Returns what a page shows of tracking, in this state of its machine. */
export const viewTracking = (snapshot: SnapshotFrom<ReturnType<typeof trackingMachine>>): TrackingView => ({
  isAsked: snapshot.matches("undecided"),
  isOn: snapshot.matches("collecting")
})
