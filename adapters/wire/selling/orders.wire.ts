import { Schema } from "effect"
import { cancelReasons } from "#core/orders/order.ts"
import {
  ConfirmationLimit,
  ConfirmationRefused,
  PictureRefused,
  ReceiptLimit,
  ReceiptUnknown
} from "#core/orders/orders.errors.ts"
import type { OrdersPort } from "#core/orders/orders.port.ts"
import { ReceiptId } from "#core/orders/transfer/payment.ts"
import type { Refusal, Wire } from "../endpoint.ts"
import { brandCodec, one, same } from "../parts.ts"
import { emailOnWire } from "./address-forms.wire.ts"
import { egiftOpened } from "./egifts.wire.ts"
import { order, transferFields, transferNames } from "./order-forms.wire.ts"
import {
  asked,
  idempotencyKey,
  inProgress,
  mismatch,
  orderFields,
  orderKey,
  orderNotThere,
  orderUnknown,
  withKey
} from "./order-parts.wire.ts"

const CancelAsked = Schema.Struct({ ...orderFields, reason: Schema.Literals(cancelReasons) })
const ReceiptAsked = Schema.Struct({ ...orderFields, picture: Schema.instanceOf(Uint8Array) })
const ConfirmAsked = Schema.Struct({ ...orderFields, ...transferFields, idempotencyKey }).pipe(
  Schema.encodeKeys({ ...transferNames, idempotencyKey: "idempotency_key" })
)
const RefusedField = Schema.Struct({ field: Schema.Literals(["date", "amount"]) })
const confirmationRefused: Refusal<ConfirmationRefused> = {
  status: 422,
  code: "CONFIRMATION_REFUSED",
  fields: ({ field }) => ({ [field === "day" ? "date" : field]: "invalid" }),
  details: {
    schema: RefusedField,
    to: ({ field }) => ({ field: field === "day" ? "date" : field }),
    from: ({ field }: typeof RefusedField.Type) => new ConfirmationRefused({ field: field === "date" ? "day" : field })
  }
}

/** Endpoints of orders; a guest opens one with the header `X-Order-Key`. Wire, Orders and payments. */
export const ordersWire: Wire<OrdersPort> = {
  read: {
    service: "orders",
    method: "get",
    path: "/users/me/orders/{code}",
    summary: "An order",
    input: asked,
    headers: orderKey,
    output: one(order),
    refusals: { OrderUnknown: orderUnknown }
  },
  cancel: {
    service: "orders",
    method: "post",
    path: "/users/me/orders/{code}/cancel",
    summary: "Calls an order off, until its parcel is being packed",
    input: {
      schema: CancelAsked,
      to: withKey,
      from: (wire: typeof CancelAsked.Type) => wire
    },
    headers: orderKey,
    output: one(order),
    refusals: { OrderUnknown: orderUnknown, OrderNotThere: orderNotThere, EgiftOpened: egiftOpened }
  },
  keepReceipt: {
    service: "payments",
    method: "post",
    path: "/payment-receipts/{code}",
    summary: "A picture of a transfer's receipt, for a confirmation; the body is the picture itself",
    input: {
      schema: ReceiptAsked,
      to: withKey,
      from: (wire: typeof ReceiptAsked.Type) => wire
    },
    headers: orderKey,
    bytes: "picture",
    output: one(same(Schema.Struct({ receipt: brandCodec(ReceiptId, Schema.String) }))),
    status: () => 201,
    refusals: {
      OrderUnknown: orderUnknown,
      OrderNotThere: orderNotThere,
      PictureRefused: { status: 422, code: "PICTURE_REFUSED", make: () => new PictureRefused() },
      ReceiptLimit: { status: 409, code: "RECEIPT_LIMIT", make: () => new ReceiptLimit() }
    }
  },
  confirmTransfer: {
    service: "payments",
    method: "post",
    path: "/payment-confirms",
    summary: "A buyer says that they have transferred",
    input: {
      schema: ConfirmAsked,
      to: ({ transfer, ...which }) => ({ ...withKey(which), ...transfer }),
      from: ({ code, key, idempotencyKey: repeated, ...transfer }: typeof ConfirmAsked.Type) => ({
        code,
        ...(key === undefined ? {} : { key }),
        transfer,
        idempotencyKey: repeated
      })
    },
    headers: { ...orderKey, idempotency_key: "Idempotency-Key" },
    output: one(order),
    status: () => 201,
    refusals: {
      OrderUnknown: orderUnknown,
      OrderNotThere: orderNotThere,
      ConfirmationRefused: confirmationRefused,
      ConfirmationLimit: { status: 409, code: "CONFIRMATION_LIMIT", make: () => new ConfirmationLimit() },
      ReceiptUnknown: { status: 422, code: "RECEIPT_NOT_FOUND", make: () => new ReceiptUnknown() },
      IdempotencyMismatch: mismatch,
      IdempotencyInProgress: inProgress
    }
  },
  received: {
    service: "orders",
    method: "post",
    path: "/users/me/orders/{code}/received",
    summary: "A buyer says that the parcel has come",
    input: asked,
    headers: orderKey,
    output: one(order),
    refusals: { OrderUnknown: orderUnknown, OrderNotThere: orderNotThere }
  },
  keepWaiting: {
    service: "orders",
    method: "post",
    path: "/users/me/orders/{code}/keep",
    summary: "A buyer waits for the later day of a pre-order",
    input: asked,
    headers: orderKey,
    output: one(order),
    refusals: { OrderUnknown: orderUnknown, OrderNotThere: orderNotThere }
  },
  sendKeyAgain: {
    service: "orders",
    method: "post",
    path: "/order-keys",
    summary: "Sends the way to an order to its own address again; the answer is the same for every address",
    input: same(Schema.Struct({ code: orderFields.code, email: emailOnWire })),
    output: one(same(Schema.Struct({ sent: Schema.Literal(true) }))),
    refusals: {}
  }
}
