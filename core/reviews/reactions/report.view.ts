import type { SnapshotFrom } from "xstate"
import type { reportMachine } from "./report.machine.ts"
import type { ReportForm, ReportProblems } from "./report-form.rule.ts"

/** View of the report of a review. */
export interface ReportView {
  readonly step: SnapshotFrom<typeof reportMachine>["value"]
  readonly form: ReportForm
  readonly problems: ReportProblems
  /** Rises with each attempt that found problems. */
  readonly attempts: number
}

/** Returns what the report of a review shows in this state of its machine. */
export const viewReport = ({
  value,
  context: { form, problems, attempts }
}: SnapshotFrom<typeof reportMachine>): ReportView => ({ step: value, form, problems, attempts })
