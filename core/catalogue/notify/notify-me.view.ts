import type { SnapshotFrom } from "xstate"
import type { notifyMeMachine } from "./notify-me.machine.ts"

export interface NotifyMeView {
  readonly step: "asking" | "sending" | "done" | "known" | "back"
  readonly email: string
  readonly problem: "invalid" | "failed" | null
}

export const viewNotifyMe = ({ value, context }: SnapshotFrom<typeof notifyMeMachine>): NotifyMeView => ({
  step: value,
  email: context.email,
  problem: context.problem
})
