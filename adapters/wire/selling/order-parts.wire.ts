import { Schema } from "effect"
import { OrderCode } from "#core/orders/order.ts"
import { IdempotencyInProgress, IdempotencyMismatch, OrderNotThere, OrderUnknown } from "#core/orders/orders.errors.ts"
import type { OrderAsked } from "#core/orders/orders.port.ts"
import type { Mapping, Refusal } from "../endpoint.ts"
import { brandCodec, words } from "../parts.ts"
import { statusOnWire } from "./order-forms.wire.ts"

/** A UUID that makes repeating a call harmless. Wire, Headers. */
export const idempotencyKey = Schema.String.pipe(Schema.check(Schema.isUUID()))

/** Returns what names an order without a key that is empty. */
export const withKey = <A extends { readonly key?: string | undefined }>({ key, ...rest }: A) => ({
  ...rest,
  ...(key ? { key } : {})
})

export const orderFields = {
  code: brandCodec(OrderCode, words.pipe(Schema.check(Schema.isPattern(/^[A-Z0-9-]{1,32}$/)))),
  key: Schema.optionalKey(Schema.String.pipe(Schema.check(Schema.isPattern(/^[A-Za-z0-9_-]{1,128}$/))))
} as const
const OrderAskedOnWire = Schema.Struct(orderFields)
/** Which order, and what opens it; its owner needs no key. */
export const asked: Mapping<OrderAsked, typeof OrderAskedOnWire.Type> = {
  schema: OrderAskedOnWire,
  to: withKey,
  from: (wire) => wire
}

/** The key of an order is no part of any address: it travels as a header. */
export const orderKey = { key: "X-Order-Key" } as const

export const orderUnknown: Refusal<OrderUnknown> = {
  status: 404,
  code: "ORDER_NOT_FOUND",
  make: () => new OrderUnknown()
}
const StatusDetails = Schema.Struct({ status: statusOnWire })
export const orderNotThere: Refusal<OrderNotThere> = {
  status: 409,
  code: "ORDER_STATUS",
  details: {
    schema: StatusDetails,
    to: ({ status }) => ({ status }),
    from: (details: typeof StatusDetails.Type) => new OrderNotThere(details)
  }
}
export const mismatch: Refusal<IdempotencyMismatch> = {
  status: 409,
  code: "IDEMPOTENCY_MISMATCH",
  make: () => new IdempotencyMismatch()
}
export const inProgress: Refusal<IdempotencyInProgress> = {
  status: 409,
  code: "IDEMPOTENCY_IN_PROGRESS",
  make: () => new IdempotencyInProgress()
}
