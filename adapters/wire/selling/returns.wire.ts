import { Schema } from "effect"
import { PictureRefused, ReceiptLimit, ReceiptUnknown } from "#core/orders/orders.errors.ts"
import { ClaimRefused, ReturnByMember, ReturnPeriodOver } from "#core/orders/returns/returns.errors.ts"
import type { ReturnsPort } from "#core/orders/returns/returns.port.ts"
import { ReceiptId } from "#core/orders/transfer/payment.ts"
import type { Refusal, Wire } from "../endpoint.ts"
import { brandCodec, moment, one, same } from "../parts.ts"
import { accountNames, claimFields, claimNames } from "./claim-forms.wire.ts"
import { order } from "./order-forms.wire.ts"
import { asked, orderFields, orderKey, orderNotThere, orderUnknown, withKey } from "./order-parts.wire.ts"

const PhotoAsked = Schema.Struct({ ...orderFields, picture: Schema.instanceOf(Uint8Array) })
const ClaimAsked = Schema.Struct({ ...orderFields, ...claimFields }).pipe(Schema.encodeKeys(claimNames))

const periodOver: Refusal<ReturnPeriodOver> = {
  status: 409,
  code: "RETURN_PERIOD_OVER",
  make: () => new ReturnPeriodOver()
}
const fieldNames = { ...accountNames, ...claimNames }
const RefusedField = Schema.Struct({
  field: Schema.Literals(["reason", "lines", "photos", "note", "bank", "number", "holder", "refund"])
})
const claimRefused: Refusal<ClaimRefused> = {
  status: 422,
  code: "CLAIM_REFUSED",
  fields: ({ field }) => ({
    [field === "number" || field === "holder" || field === "refund" ? fieldNames[field] : field]: "invalid"
  }),
  details: {
    schema: RefusedField,
    to: ({ field }) => ({ field }),
    from: (details: typeof RefusedField.Type) => new ClaimRefused(details)
  }
}
const byMember: Refusal<ReturnByMember> = { status: 403, code: "RETURN_BY_MEMBER", make: () => new ReturnByMember() }
const refusals = {
  OrderUnknown: orderUnknown,
  OrderNotThere: orderNotThere,
  ReturnByMember: byMember,
  ReturnPeriodOver: periodOver
}

/** Endpoints of returns; a guest opens an order with the header `X-Order-Key`. D-62b. */
export const returnsWire: Wire<ReturnsPort> = {
  check: {
    service: "orders",
    method: "get",
    path: "/users/me/orders/{code}/return",
    summary: "Until when goods of an order can go back",
    input: asked,
    headers: orderKey,
    output: one(same(Schema.Struct({ until: moment }))),
    refusals
  },
  keepPhoto: {
    service: "orders",
    method: "post",
    path: "/return-photos/{code}",
    summary: "A picture of goods that go back, for a claim; the body is the picture itself",
    input: { schema: PhotoAsked, to: withKey, from: (wire: typeof PhotoAsked.Type) => wire },
    headers: orderKey,
    bytes: "picture",
    output: one(same(Schema.Struct({ photo: brandCodec(ReceiptId, Schema.String) }))),
    status: () => 201,
    refusals: {
      ...refusals,
      PictureRefused: { status: 422, code: "PICTURE_REFUSED", make: () => new PictureRefused() },
      ReceiptLimit: { status: 409, code: "RECEIPT_LIMIT", make: () => new ReceiptLimit() }
    }
  },
  claim: {
    service: "orders",
    method: "post",
    path: "/users/me/orders/{code}/return",
    summary: "A buyer sends goods of an order back; the same claim once more changes nothing",
    input: {
      schema: ClaimAsked,
      to: ({ claim, ...which }) => ({ ...withKey(which), ...claim }),
      from: ({ code, key, ...claim }: typeof ClaimAsked.Type) => ({
        code,
        ...(key === undefined ? {} : { key }),
        claim
      })
    },
    headers: orderKey,
    output: one(order),
    status: () => 201,
    refusals: {
      ...refusals,
      ClaimRefused: claimRefused,
      ReceiptUnknown: { status: 422, code: "PHOTO_NOT_FOUND", make: () => new ReceiptUnknown() }
    }
  }
}
