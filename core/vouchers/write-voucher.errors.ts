import { Data } from "effect"
import type { VoucherFieldProblem } from "./voucher-fields.ts"

/** Some fields of a voucher cannot be taken; nothing is written. */
export class VoucherFieldsWrong extends Data.TaggedError("VoucherFieldsWrong")<{
  readonly problems: ReadonlyArray<VoucherFieldProblem>
}> {}

/** A new voucher has the code of one that is there. */
export class VoucherExists extends Data.TaggedError("VoucherExists") {}

/** A voucher is not as it was read: another person has changed it. */
export class VoucherChanged extends Data.TaggedError("VoucherChanged") {}
