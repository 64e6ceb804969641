import { Schema } from "effect"
import { type CheckoutPaperBag, type PaperBag, paperBagDeliveries } from "#core/extras/paper-bag.ts"
import { VoucherCode } from "#core/vouchers/voucher.ts"
import { amount, brandCodec, same } from "../parts.ts"

/** A bag that can be bought beside goods. D-29e. */
export const extraBag = same<PaperBag>(
  Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    price: amount,
    deliveries: Schema.Array(Schema.Literals(paperBagDeliveries))
  }).pipe(Schema.encodeKeys({ id: "_id", deliveries: "delivery_types" }))
)

/** The paper bag of a checkout: what it costs, whether it is wanted, and whether it counts. */
export const checkoutPaperBag: Schema.Codec<CheckoutPaperBag, unknown> = Schema.Struct({
  price: amount,
  wanted: Schema.Boolean,
  counts: Schema.Boolean,
  freedBy: Schema.optionalKey(brandCodec(VoucherCode, Schema.String))
}).pipe(Schema.encodeKeys({ counts: "applied", freedBy: "voucher_code" }))
