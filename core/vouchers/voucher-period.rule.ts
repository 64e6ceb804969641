import type { Instant } from "../kernel/moment.ts"
import type { WrittenVoucher } from "./voucher.ts"

/** Where a voucher is in its time, as staff see it; whether it is paused or listed is another matter. */
export type VoucherPeriod = "coming" | "running" | "used up" | "ended"

/** Returns where a voucher is in its time. One that has ended is over, whatever is left of it. D-27. */
export const periodOf = (
  { startsAt, endsAt, redemptions }: Pick<WrittenVoucher, "startsAt" | "endsAt" | "redemptions">,
  taken: number,
  now: Instant
): VoucherPeriod => {
  if (now >= endsAt) return "ended"
  if (now < startsAt) return "coming"
  return taken >= redemptions ? "used up" : "running"
}
