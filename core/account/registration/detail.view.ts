import type { SnapshotFrom } from "xstate"
import { problemKeys } from "../field.rule.ts"
import type { DetailField } from "./detail.form.ts"
import { type detailMachine, isNumberProven, type PersistedDetail } from "./detail.machine.ts"

/** Everything the page of missing details shows. */
export interface DetailView {
  /** `code`: its child `otp` is shown. */
  readonly step: "form" | "code"
  readonly busy: boolean
  readonly draft: PersistedDetail
  readonly asked: ReadonlyArray<DetailField>
  readonly problems: Partial<Readonly<Record<DetailField, string>>>
  /** The number was proven, and the form is to be sent: a reload took its password, or it is not complete any more. */
  readonly isProven: boolean
  readonly failure: string | null
}

/** Returns what the form that completes an account shows in this state of its machine. */
export const viewDetail = ({
  value,
  context: { draft, asked, problems, failure }
}: SnapshotFrom<ReturnType<typeof detailMachine>>): DetailView => ({
  step: value === "proving" ? "code" : "form",
  busy: value === "completing" || value === "done",
  draft,
  asked,
  problems: problemKeys(problems, draft.phoneCode),
  isProven: value === "form" && isNumberProven({ asked, draft }),
  failure: failure === null ? null : `failure.${failure}`
})
