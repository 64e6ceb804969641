import type { SnapshotFrom } from "xstate"
import { isLongPhone } from "../../kernel/phone.rule.ts"
import { hintKey, problemKeys } from "../field.rule.ts"
import type { PhoneChangeInput, phoneChangeMachine } from "./phone-change.machine.ts"

/** Everything the form of a number or an address to be proven shows. */
export interface PhoneChangeView extends Omit<PhoneChangeInput, "toggles" | "resumed" | "own"> {
  /** `code`: its child `otp` is shown; `lost`: to be tried again. */
  readonly step: "form" | "code" | "lost"
  readonly busy: boolean
  readonly problem: string | null
  readonly hint: string | null
  readonly failure: string | null
  readonly waitSeconds: number | null
}

/** Returns what the dialog of a number or an e-mail address shows in this state of its machine. */
export const viewPhoneChange = ({
  value,
  context: { purpose, typed, phoneCode, problem, failure, waitSeconds }
}: SnapshotFrom<ReturnType<typeof phoneChangeMachine>>): PhoneChangeView => {
  const field = purpose === "email" ? "email" : "phone"
  return {
    purpose,
    typed,
    phoneCode,
    step: steps[value] ?? "form",
    busy: value === "checking" || value === "applying" || value === "done",
    problem: problem === null ? null : (problemKeys({ [field]: problem }, phoneCode)[field] ?? null),
    hint: field === "phone" && isLongPhone(typed, phoneCode) ? hintKey("long-phone") : null,
    failure: failure === null ? null : `failure.${failure}`,
    waitSeconds
  }
}

const steps: Readonly<Record<string, PhoneChangeView["step"]>> = { proving: "code", lost: "lost" }
