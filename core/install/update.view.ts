import type { SnapshotFrom } from "xstate"
import type { updateMachine } from "./update.machine.ts"

/** View of a newer version. */
export interface UpdateView {
  readonly isShown: boolean
  /** Whether it is to be shown once nothing else lies over the page. */
  readonly wantsTurn: boolean
  readonly isBusy: boolean
}

/** Returns what is shown of a newer version in this state of its machine. */
export const viewUpdate = (snapshot: SnapshotFrom<typeof updateMachine>): UpdateView => {
  const isBusy = snapshot.matches("changing") || snapshot.matches("reloading")
  const wantsTurn = snapshot.matches("offered") || isBusy
  return { isShown: wantsTurn && snapshot.context.hasTurn, wantsTurn, isBusy }
}
