import { Schema } from "effect"
import { cancelReasons, OrderCode } from "#core/orders/order.ts"
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
import { one, same } from "../parts.ts"
import { emailOnWire } from "./address-forms.wire.ts"
import { order, transfer, transferFields } from "./order-forms.wire.ts"
import {
  asked,
  idempotencyKey,
  inProgress,
  mismatch,
  orderFields,
  orderKey,
  orderNotThere,
  orderUnknown
} from "./order-parts.wire.ts"

const CancelAsked = Schema.Struct({ ...orderFields, reason: Schema.Literals(cancelReasons) })
const ReceiptAsked = Schema.Struct({ ...orderFields, picture: Schema.instanceOf(Uint8Array) })
const ConfirmAsked = Schema.Struct({ ...orderFields, ...transferFields, idempotency_key: idempotencyKey })
const KeyAsked = Schema.Struct({ code: orderFields.code, email: emailOnWire })
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
const ReceiptOnWire = Schema.Struct({ receipt: Schema.String })

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
      to: ({ reason, ...which }) => ({ ...asked.to(which), reason }),
      from: ({ reason, ...which }: typeof CancelAsked.Type) => ({ ...asked.from(which), reason })
    },
    headers: orderKey,
    output: one(order),
    refusals: { OrderUnknown: orderUnknown, OrderNotThere: orderNotThere }
  },
  keepReceipt: {
    service: "payments",
    method: "post",
    path: "/payment-receipts/{code}",
    summary: "A picture of a transfer's receipt, for a confirmation; the body is the picture itself",
    input: {
      schema: ReceiptAsked,
      to: ({ picture, ...which }) => ({ ...asked.to(which), picture }),
      from: ({ picture, ...which }: typeof ReceiptAsked.Type) => ({ ...asked.from(which), picture })
    },
    headers: orderKey,
    bytes: "picture",
    output: one({
      schema: ReceiptOnWire,
      to: ({ receipt }: { readonly receipt: ReceiptId }) => ({ receipt }),
      from: ({ receipt }: typeof ReceiptOnWire.Type) => ({ receipt: ReceiptId(receipt) })
    }),
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
      to: ({ idempotencyKey: key, transfer: rest, ...which }) => ({
        ...asked.to(which),
        ...transfer.to(rest),
        idempotency_key: key
      }),
      from: ({ code, key, idempotency_key, ...rest }: typeof ConfirmAsked.Type) => ({
        ...asked.from({ code, ...(key === undefined ? {} : { key }) }),
        transfer: transfer.from(rest),
        idempotencyKey: idempotency_key
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
  sendKeyAgain: {
    service: "orders",
    method: "post",
    path: "/order-keys",
    summary: "Sends the way to an order to its own address again; the answer is the same for every address",
    input: {
      schema: KeyAsked,
      to: ({ code, email }) => ({ code, email }),
      from: ({ code, email }: typeof KeyAsked.Type) => ({ code: OrderCode(code), email })
    },
    output: one(same(Schema.Struct({ sent: Schema.Literal(true) }))),
    refusals: {}
  }
}
