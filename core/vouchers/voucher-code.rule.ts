import { Effect } from "effect"
import { VoucherCode } from "./voucher.ts"
import { VoucherCodeMissing } from "./vouchers.errors.ts"

/** Characters that a field for a code takes, spaces included. Own choice. */
export const typedCodeLength = 100

/**
 * Returns the code that was typed: without spaces anywhere, in capitals. Refuses one that is empty then. Specification 5;
 * D-27.
 */
export const readVoucherCode = (typed: string): Effect.Effect<VoucherCode, VoucherCodeMissing> => {
  const code = typed.normalize("NFKC").replace(invisible, "").toUpperCase()
  return code === "" ? Effect.fail(new VoucherCodeMissing()) : Effect.succeed(VoucherCode(code))
}

/** Spaces of every kind, and characters that a copied text brings along unseen. */
const invisible = /[\s\p{Cf}]/gu
