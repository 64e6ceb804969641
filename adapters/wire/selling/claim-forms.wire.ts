import { Schema } from "effect"
import { LineId } from "#core/cart/cart.ts"
import { linesPattern } from "#core/kernel/lines.ts"
import { claimNoteLength, photosPerClaim, type ReturnClaim, returnReasons } from "#core/orders/returns/claim.ts"
import { ReceiptId } from "#core/orders/transfer/payment.ts"
import { transferWordLength } from "#core/orders/transfer/transfer-word.ts"
import { VoucherCode } from "#core/vouchers/voucher.ts"
import { amount, brandCodec, moment, words } from "../parts.ts"

/** Lines of one claim: as many as a bag has at most. Security 4, Limits. */
const mostLines = 100
const notEmpty = words.pipe(Schema.check(Schema.isPattern(/\S/), Schema.isMaxLength(transferWordLength)))
/** A character as people count them has up to four code units here; `claim-form.rule.ts` counts them. */
const note = Schema.String.pipe(Schema.check(Schema.isMaxLength(4 * claimNoteLength), Schema.isPattern(linesPattern)))

const line = Schema.Struct({
  line: brandCodec(LineId, words),
  quantity: Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: 10_000 })))
}).pipe(Schema.encodeKeys({ line: "line_id" }))

/** Names of an account on the wire. */
export const accountNames = { number: "account_number", holder: "account_name" } as const

const refundWith = (holder: typeof words) =>
  Schema.Union([
    Schema.Struct({
      kind: Schema.Literal("bank"),
      bank: notEmpty,
      number: words,
      holder
    }).pipe(Schema.encodeKeys(accountNames)),
    Schema.Struct({ kind: Schema.Literal("voucher") })
  ])
const photo = brandCodec(ReceiptId, Schema.String.pipe(Schema.check(Schema.isPattern(/^[\w-]{1,64}$/))))

/** Fields of a claim as its buyer writes them. D-62b. */
export const claimFields = {
  reason: Schema.Literals(returnReasons),
  lines: Schema.Array(line).pipe(Schema.check(Schema.isMinLength(1), Schema.isMaxLength(mostLines))),
  note: Schema.optionalKey(note),
  photos: Schema.Array(photo).pipe(Schema.check(Schema.isMinLength(1), Schema.isMaxLength(photosPerClaim))),
  refund: refundWith(notEmpty)
} as const
/** Names of these fields on the wire. */
export const claimNames = { refund: "refund_to" } as const

/** The claim of an order and what became of it. D-62b. */
export const claimOnWire: Schema.Codec<ReturnClaim, unknown> = Schema.Struct({
  ...claimFields,
  // Pictures and the holder of the account are not stored for ever; of the number the end alone is sent.
  photos: Schema.Array(photo),
  refund: refundWith(words),
  at: moment,
  state: Schema.Literals(["open", "accepted", "refused"]),
  answeredAt: Schema.optionalKey(moment),
  amount: Schema.optionalKey(amount),
  voucher: Schema.optionalKey(brandCodec(VoucherCode, Schema.String)),
  words: Schema.optionalKey(Schema.String)
}).pipe(Schema.encodeKeys({ ...claimNames, answeredAt: "answered_at", voucher: "voucher_code", words: "answer" }))
