import type { SnapshotFrom } from "xstate"
import { problemKeys } from "../field.rule.ts"
import type { DetailField } from "./detail.form.ts"
import type { detailMachine, PersistedDetail } from "./detail.machine.ts"

/** Everything the page of missing details shows. */
export interface DetailView {
  /** `code`: its child `otp` is shown. */
  readonly step: "form" | "code"
  readonly busy: boolean
  readonly draft: PersistedDetail
  readonly asked: ReadonlyArray<DetailField>
  readonly problems: Partial<Readonly<Record<DetailField, string>>>
  readonly failure: string | null
}

export const viewDetail = ({
  value,
  context: { draft, asked, problems, failure }
}: SnapshotFrom<ReturnType<typeof detailMachine>>): DetailView => ({
  step: value === "proving" ? "code" : "form",
  busy: value === "completing" || value === "done",
  draft,
  asked,
  problems: problemKeys(problems, draft.phoneCode),
  failure: failure === null ? null : `failure.${failure}`
})
