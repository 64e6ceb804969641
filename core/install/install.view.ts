import type { SnapshotFrom } from "xstate"
import type { installMachine } from "./install.machine.ts"
import type { InstallWay } from "./install.rule.ts"

/** View of the offer to install. */
export interface InstallView {
  /** How to install, if that is offered now. */
  readonly way: InstallWay | null
  /** Whether it is to be offered once nothing else lies over the page. */
  readonly wantsTurn: boolean
}

/** Returns what is shown of the offer in this state of its machine. */
export const viewInstall = (snapshot: SnapshotFrom<ReturnType<typeof installMachine>>): InstallView => {
  const wantsTurn = snapshot.matches("offering")
  return { way: wantsTurn && snapshot.context.hasTurn ? snapshot.context.way : null, wantsTurn }
}
