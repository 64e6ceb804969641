import type { SnapshotFrom } from "xstate"
import { problemKeys } from "../field.rule.ts"
import type { NewPasswordField, newPasswordMachine } from "./new-password.machine.ts"

/** Everything the form of a new password shows; what is typed stays in its fields. */
export interface NewPasswordView {
  /** `over`: the link opens nothing any more. */
  readonly step: "checking" | "form" | "over" | "done"
  readonly busy: boolean
  /** Whether the present password is required. */
  readonly asksCurrent: boolean
  readonly problems: Partial<Readonly<Record<NewPasswordField, string>>>
  readonly failure: string | null
  readonly waitSeconds: number | null
}

/** Returns what the form of a new password shows in this state of its machine. */
export const viewNewPassword = ({
  value,
  context: { right, problems, failure, waitSeconds }
}: SnapshotFrom<typeof newPasswordMachine>): NewPasswordView => ({
  step: value === "saving" ? "form" : value,
  busy: value === "saving",
  asksCurrent: right.kind === "member" && right.hasPassword,
  problems: problemKeys(problems),
  failure: failure === null ? null : `failure.${failure}`,
  waitSeconds
})
