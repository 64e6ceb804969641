import type { SnapshotFrom } from "xstate"
import type { Problems } from "../field.rule.ts"
import type { LoginDraft } from "./login.form.ts"
import { isMeantAsEmail } from "./login.form.ts"
import type { loginMachine } from "./login.machine.ts"

/** Everything the login panel shows. */
export interface LoginView {
  readonly step: "form" | "locked" | "unfinished" | "inaccessible" | "reloading"
  readonly busy: boolean
  readonly identifier: string
  readonly problems: Problems<keyof LoginDraft>
  /** Key of what went wrong last. */
  readonly failure: string | null
  /** The third and fourth wrong password: the way to a new one is offered. */
  readonly isWarned: boolean
  readonly waitSeconds: number | null
  readonly isEmail: boolean
}

/** Returns what the log-in shows in this state of its machine. */
export const viewLogin = ({ value, context }: SnapshotFrom<ReturnType<typeof loginMachine>>): LoginView => {
  const form = typeof value === "object" ? value.form : undefined
  const { identifier, problems, failure, waitSeconds } = context
  return {
    step: form === undefined ? (steps[value as string] ?? "form") : (formSteps[form] ?? "form"),
    busy: value === "submitting" || value === "submittingSocial" || value === "signedIn",
    identifier,
    problems,
    failure: failure === null ? null : `failure.${failure}`,
    isWarned: form === "resetWarning" || form === "limitWarning",
    waitSeconds,
    isEmail: isMeantAsEmail(identifier)
  }
}

const steps: Readonly<Record<string, LoginView["step"]>> = { inaccessible: "inaccessible", reloading: "reloading" }
const formSteps: Readonly<Record<string, LoginView["step"]>> = {
  locked: "locked",
  quickRegisterPending: "unfinished"
}
