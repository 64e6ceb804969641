import type { SnapshotFrom } from "xstate"
import type { OwnVouchers } from "../../vouchers/own-vouchers.rule.ts"
import type { voucherListMachine } from "./voucher-list.machine.ts"

/** The list of vouchers as its dialog shows it. */
export interface VoucherListView {
  readonly step: "reading" | "shown" | "failed"
  /** What the shop said last; none before the first answer. */
  readonly advice: OwnVouchers | null
}

/** Returns the list as its dialog shows it in this state of its machine. */
export const viewVoucherList = ({
  value,
  context: { advice }
}: SnapshotFrom<typeof voucherListMachine>): VoucherListView => ({
  step: value,
  advice
})
