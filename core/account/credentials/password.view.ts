import type { SnapshotFrom } from "xstate"
import type { Instant } from "../../kernel/moment.ts"
import { problemKeys } from "../field.rule.ts"
import type { ForgottenWay, PasswordInput, passwordMachine } from "./password.machine.ts"

/** Everything the panel of a forgotten password shows. */
export interface PasswordView extends Omit<PasswordInput, "toggles" | "resumed"> {
  /** `code`: its child `otp` is shown; `mailed`: the e-mail is on its way. */
  readonly step: "form" | "mailed" | "code" | "lost"
  readonly busy: boolean
  readonly way: ForgottenWay
  readonly problem: string | null
  readonly failure: string | null
  readonly waitSeconds: number | null
  readonly opensAt: Instant | null
}

/** Returns what the dialog of a forgotten password shows in this state of its machine. */
export const viewPassword = ({
  value,
  context: { email, phone, phoneCode, way, problem, failure, waitSeconds, opensAt }
}: SnapshotFrom<ReturnType<typeof passwordMachine>>): PasswordView => ({
  step: steps[value] ?? "form",
  busy: value === "mailing" || value === "trading" || value === "done",
  email,
  phone,
  phoneCode,
  way,
  problem: problem === null ? null : (problemKeys({ [way]: problem }, phoneCode)[way] ?? null),
  failure: failure === null ? null : `failure.${failure}`,
  waitSeconds,
  opensAt
})

const steps: Readonly<Record<string, PasswordView["step"]>> = { mailed: "mailed", proving: "code", lost: "lost" }
