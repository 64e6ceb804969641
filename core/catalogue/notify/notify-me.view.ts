import type { SnapshotFrom } from "xstate"
import type { notifyMeMachine } from "./notify-me.machine.ts"

/** View of the dialog that asks to be notified when a product is back. */
export interface NotifyMeView {
  readonly step: "awaited" | "stopping" | "stopped" | "asking" | "sending" | "done" | "known" | "back"
  readonly email: string
  readonly problem: "invalid" | "failed" | null
  /** Ends the subscription that was made here; `null` without one. */
  readonly signature: string | null
}

/** Returns what the dialog of a request to be notified shows in this state of its machine. */
export const viewNotifyMe = ({ value, context }: SnapshotFrom<typeof notifyMeMachine>): NotifyMeView => ({
  step: value === "deciding" ? "asking" : value,
  email: context.email,
  problem: context.problem,
  signature: context.signature
})
