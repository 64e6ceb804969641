import { Schema } from "effect"
import { NotSoldOut, SignatureInvalid, WishesFull } from "#core/catalogue/notify/notify-me.errors.ts"
import type { NotifyPort } from "#core/catalogue/notify/notify-me.port.ts"
import { productUnknown } from "../catalogue.wire.ts"
import type { Wire } from "../endpoint.ts"
import { one, same } from "../parts.ts"
import { emailOnWire } from "./address-forms.wire.ts"
import { goodsIdFields, goodsIdNames } from "./goods-forms.wire.ts"

const signature = Schema.String.pipe(Schema.check(Schema.isPattern(/^[A-Za-z0-9_-]{1,128}$/)))

/** Calls that subscribe to goods being back in stock. Wire, `POST /notify-me`; D-49. */
export const notifyWire: Wire<NotifyPort> = {
  notifyMe: {
    service: "cart",
    method: "post",
    path: "/notify-me",
    summary: "A message when a combination that is sold out is back",
    input: same(Schema.Struct({ ...goodsIdFields, email: emailOnWire }).pipe(Schema.encodeKeys(goodsIdNames))),
    output: one(same(Schema.Struct({ already: Schema.Boolean }))),
    status: ({ already }) => (already ? 200 : 201),
    refusals: {
      ProductUnknown: productUnknown,
      WishesFull: { status: 409, code: "WISHES_FULL", make: () => new WishesFull() },
      NotSoldOut: { status: 409, code: "NOT_SOLD_OUT", make: () => new NotSoldOut() }
    }
  },
  stopNotifying: {
    service: "cart",
    method: "post",
    path: "/notify-me/stop",
    summary: "No more messages about a combination",
    input: same(
      Schema.Struct({ combination: goodsIdFields.combination, email: emailOnWire, signature }).pipe(
        Schema.encodeKeys({ combination: "combination_id", signature: "seal" })
      )
    ),
    output: one(same(Schema.Struct({ stopped: Schema.Literal(true) }))),
    refusals: { SignatureInvalid: { status: 403, code: "SEAL_BROKEN", make: () => new SignatureInvalid() } }
  }
}
