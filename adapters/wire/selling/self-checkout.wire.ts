import { Schema } from "effect"
import { hasCheckDigit } from "#core/catalogue/barcode.rule.ts"
import { BarcodeUnknown, NotForSelfCheckout } from "#core/self-checkout/self-checkout.errors.ts"
import type { SelfCheckoutPort } from "#core/self-checkout/self-checkout.port.ts"
import type { Refusal, Wire } from "../endpoint.ts"
import { selfCheckoutOff } from "../part-refusals.ts"
import { numberInPath, one, same } from "../parts.ts"
import { goods } from "./goods-forms.wire.ts"
import { storeUnknown } from "./pickup.wire.ts"

const barcode = Schema.String.pipe(
  Schema.check(
    Schema.isPattern(/^(\d{8}|\d{12,14})$/),
    Schema.makeFilter((digits: string) => hasCheckDigit(digits))
  )
)
const Reason = Schema.Struct({ reason: Schema.Literals(["preorder", "egift", "not-sold", "members"]) })
const notForSelfCheckout: Refusal<NotForSelfCheckout> = {
  status: 409,
  code: "NOT_FOR_SELF_CHECKOUT",
  details: {
    schema: Reason,
    to: ({ reason }) => ({ reason }),
    from: (wire: typeof Reason.Type) => new NotForSelfCheckout(wire)
  }
}

/** Calls of a shopper in a store. D-66; wire, stores. */
export const selfCheckoutWire: Wire<SelfCheckoutPort> = {
  scanned: {
    service: "stores",
    method: "get",
    path: "/stores/{id}/barcodes/{barcode}",
    summary: "Goods by the number on them (EAN-8, UPC-A, EAN-13, GTIN-14), with the stock of this store",
    input: same(Schema.Struct({ store: numberInPath, barcode }).pipe(Schema.encodeKeys({ store: "id" }))),
    output: one(goods),
    refusals: {
      StoreUnknown: storeUnknown,
      BarcodeUnknown: { status: 404, code: "BARCODE_NOT_FOUND", make: () => new BarcodeUnknown() },
      NotForSelfCheckout: notForSelfCheckout,
      ...selfCheckoutOff
    }
  }
}
