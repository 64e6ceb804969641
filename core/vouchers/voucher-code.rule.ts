import { Effect } from "effect"
import { VoucherCode } from "./voucher.ts"
import { VoucherCodeMissing } from "./vouchers.errors.ts"

/** Characters that a field for a code takes, spaces included. Own choice. */
export const typedCodeLength = 100

/** Returns a text as a code: without spaces anywhere, in capitals; empty if nothing is left. D-27. */
export const typedCode = (typed: string): VoucherCode =>
  VoucherCode(typed.normalize("NFKC").replace(invisible, "").toUpperCase())

/** Returns the code that was typed. Refuses one that is empty. Specification 5; D-27. */
export const readVoucherCode = (typed: string): Effect.Effect<VoucherCode, VoucherCodeMissing> => {
  const code = typedCode(typed)
  return code === "" ? Effect.fail(new VoucherCodeMissing()) : Effect.succeed(code)
}

/** Spaces of every kind, and characters that a copied text brings along unseen. */
const invisible = /[\s\p{Cf}]/gu
