import type { MemberId } from "../../account/member.ts"
import type { Instant } from "../../kernel/moment.ts"
import { rupiah } from "../../kernel/money.ts"
import type { Signer } from "../../kernel/signer.ts"
import { egiftPrefix } from "../../vouchers/return-code.rule.ts"
import { VoucherCode, VoucherId, type WrittenVoucher } from "../../vouchers/voucher.ts"
import type { Egift, EgiftId } from "./egift.ts"
import { lettersOf } from "./egift-code.rule.ts"

/** Letters of the code of such a voucher after its prefix. It is its member's alone: guessing it gives nothing. */
const voucherLetters = 10

/** Returns the code of the voucher that an e-gift becomes: another one than its own, which may be read in a letter. */
export const egiftVoucherCode = (signer: Signer, id: EgiftId): VoucherCode =>
  VoucherCode(`${egiftPrefix}${lettersOf(signer.sign(`egift voucher ${id}`), voucherLetters)}`)

/**
 * Returns the voucher that an e-gift becomes: for this member, off any goods but gift cards, without a minimum, until the e-gift's own
 * end. Its value runs down with each order. D-22, D-27; decision 0122.
 */
export const egiftVoucher = (
  { value, sender }: Pick<Egift, "value" | "sender">,
  code: VoucherCode,
  member: MemberId,
  { now, endsAt }: { readonly now: Instant; readonly endsAt: Instant }
): WrittenVoucher => ({
  id: VoucherId(code.toLowerCase()),
  code,
  type: "manual",
  discount: "amount",
  value,
  redemptions: 1,
  perUserLimit: 1,
  runsDown: true,
  startsAt: now,
  endsAt,
  forGuests: false,
  rules: { minAmount: rupiah(0), users: [member], products: [], brands: [], categories: [] },
  info: { header: sender, terms: { id: "", en: "" } },
  isListed: true,
  isPaused: false
})
