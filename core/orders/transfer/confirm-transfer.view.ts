import type { SnapshotFrom } from "xstate"
import type { confirmTransferMachine } from "./confirm-transfer.machine.ts"
import type { ConfirmForm, ConfirmProblem } from "./confirm-transfer.rule.ts"

/** View of the form of the confirmation. */
export interface ConfirmTransferView {
  readonly step: "filling" | "sending" | "sent"
  readonly form: ConfirmForm
  readonly problems: Partial<Readonly<Record<keyof ConfirmForm, ConfirmProblem>>>
  readonly refusal: "ended" | "full" | "receiptGone" | "failed" | null
  readonly picture: "none" | "sending" | "stored" | "refused" | "full" | "failed"
}

/** Returns what the confirmation of a transfer shows in this state of its machine. */
export const viewConfirmTransfer = ({
  value,
  context: { form, problems, refusal, hasAllReceipts }
}: SnapshotFrom<typeof confirmTransferMachine>): ConfirmTransferView => ({
  step: value.form,
  form,
  problems,
  refusal,
  picture: value.picture === "refused" && hasAllReceipts ? "full" : value.picture
})
