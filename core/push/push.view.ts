import type { SnapshotFrom } from "xstate"
import type { pushMachine } from "./push.machine.ts"

/** View of the question about notices on this device. */
export interface PushView {
  /** `hidden`: this browser has no notices, or is still being asked. */
  readonly step: "hidden" | "off" | "on" | "blocked" | "uninstalled" | "unread"
  readonly isBusy: boolean
  readonly hasFailed: boolean
}

/** Returns what is shown of notices in this state of their machine. */
export const viewPush = (snapshot: SnapshotFrom<typeof pushMachine>): PushView => {
  const is = (...states: ReadonlyArray<typeof snapshot.value>): boolean => states.includes(snapshot.value)
  return {
    step: stepIn(is),
    isBusy: is("asking", "storing", "stopping", "leaving"),
    hasFailed: snapshot.context.hasFailed
  }
}

type State = SnapshotFrom<typeof pushMachine>["value"]

const stepIn = (is: (...states: ReadonlyArray<State>) => boolean): PushView["step"] => {
  if (is("off", "asking", "storing")) return "off"
  if (is("on", "renewing", "stopping", "leaving")) return "on"
  if (is("blocked")) return "blocked"
  if (is("uninstalled")) return "uninstalled"
  return is("unread") ? "unread" : "hidden"
}
