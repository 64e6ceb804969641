import type { SnapshotFrom } from "xstate"
import { hintKey, problemKeys } from "../field.rule.ts"
import { type RegistrationField, registrationHints } from "./registration.form.ts"
import type { registrationMachine } from "./registration.machine.ts"
import { isProvenNow, type PersistedRegistration } from "./registration-draft.ts"

/** Everything the panel of a registration shows. */
export interface RegistrationView {
  /** `code`: its child `otp` is shown; `lost`: to be tried again; `registered`: to log in. */
  readonly step: "form" | "code" | "lost" | "registered"
  readonly busy: boolean
  readonly draft: PersistedRegistration
  /** Keys of what is wrong, by field. */
  readonly problems: Partial<Readonly<Record<RegistrationField, string>>>
  /** Keys of what may be meant otherwise. */
  readonly hints: Partial<Readonly<Record<RegistrationField, string>>>
  /** The number was proven; a reload took the passwords. */
  readonly isProven: boolean
  readonly failure: string | null
  readonly waitSeconds: number | null
}

/** Returns what the registration shows in this state of its machine. */
export const viewRegistration = ({
  value,
  context: { draft, toggles, problems, failure, waitSeconds }
}: SnapshotFrom<ReturnType<typeof registrationMachine>>): RegistrationView => ({
  step: steps[value] ?? "form",
  busy: value === "checking" || value === "creating" || value === "done",
  draft,
  problems: problemKeys(problems, draft.phoneCode),
  hints: Object.fromEntries(
    Object.entries(registrationHints({ ...draft, password: "", passwordAgain: "" })).map(([field, hint]) => [
      field,
      hintKey(hint)
    ])
  ),
  isProven: isProvenNow({ draft, toggles }),
  failure: failure === null ? null : `failure.${failure}`,
  waitSeconds
})

const steps: Readonly<Record<string, RegistrationView["step"]>> = {
  proving: "code",
  lost: "lost",
  registered: "registered"
}
