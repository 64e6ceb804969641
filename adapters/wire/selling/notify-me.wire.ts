import { Schema } from "effect"
import { NotSoldOut, SignatureInvalid, WishesFull } from "#core/catalogue/notify/notify-me.errors.ts"
import type { NotifyPort, Subscribed } from "#core/catalogue/notify/notify-me.port.ts"
import { productUnknown } from "../catalogue.wire.ts"
import type { Wire } from "../endpoint.ts"
import { one, same, words } from "../parts.ts"
import { emailOnWire } from "./address-forms.wire.ts"
import { goodsIdFields, goodsIdNames } from "./goods-forms.wire.ts"

const signature = Schema.String.pipe(Schema.check(Schema.isPattern(/^[A-Za-z0-9_-]{1,128}$/)))

const user = Schema.Struct({ id: words, email: words, name: words })
const Wanted = Schema.Struct({ ...goodsIdFields, email: emailOnWire, user: Schema.optionalKey(user) }).pipe(
  Schema.encodeKeys(goodsIdNames)
)
const subscribed = same<Subscribed>(
  Schema.Struct({
    already: Schema.Boolean,
    signature: Schema.optionalKey(signature),
    user: Schema.optionalKey(Schema.Struct({ id: Schema.String, email: Schema.String, name: Schema.String }))
  }).pipe(Schema.encodeKeys({ signature: "seal" }))
)

/** Calls that subscribe to goods being back in stock. Wire, `POST /notify-me`; D-49. */
export const notifyWire: Wire<NotifyPort> = {
  notifyMe: {
    service: "cart",
    method: "post",
    path: "/notify-me",
    summary:
      "A message when a combination that is sold out is back; `user` of the answer is the caller's account, whatever the body says",
    input: { schema: Wanted, to: (wanted) => wanted, from: ({ user: _, ...wanted }: typeof Wanted.Type) => wanted },
    output: one(subscribed),
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
