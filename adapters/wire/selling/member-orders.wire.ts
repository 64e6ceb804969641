import { Schema } from "effect"
import type { Bought, MemberOrdersPort, OrdersAsked, OrdersPage } from "#core/orders/history/member-orders.port.ts"
import { ordersPerPage } from "#core/orders/history/member-orders.port.ts"
import { OrderCode } from "#core/orders/order.ts"
import { unauthenticated } from "../account/unauthenticated.ts"
import type { Mapping, Wire } from "../endpoint.ts"
import { asCodec, brandCodec, Counts, limitTo, many, moment, nothing, one, same, skip } from "../parts.ts"
import { goods } from "./goods-forms.wire.ts"
import { order } from "./order-forms.wire.ts"

const PageAsked = Schema.Struct({ skip, limit: limitTo(100) })
const page: Mapping<OrdersAsked, typeof PageAsked.Type> = {
  schema: PageAsked,
  to: (asked) => asked,
  from: ({ skip: from, limit }) => ({ skip: from ?? 0, limit: limit ?? ordersPerPage })
}

const PageOnWire = Schema.Struct({ data: Schema.Array(asCodec(order)), meta: Counts })
const orders: Mapping<OrdersPage, typeof PageOnWire.Type> = {
  schema: PageOnWire,
  to: ({ orders: data, total, skip: from }) => ({ data, meta: { total, skip: from, limit: data.length } }),
  from: ({ data, meta }) => ({ orders: data, total: meta.total, skip: meta.skip })
}

const bought = same<Bought>(
  Schema.Struct({
    goods: asCodec(goods),
    order: brandCodec(OrderCode, Schema.String),
    at: moment,
    isReviewed: Schema.Boolean
  }).pipe(Schema.encodeKeys({ goods: "detail", order: "order_code", at: "bought_at", isReviewed: "is_reviewed" }))
)

const refusals = { Unauthenticated: unauthenticated }

/** Endpoints of a member's orders; one of them is read by `orders.wire.ts`. Wire, Orders and payments. */
export const memberOrdersWire: Wire<MemberOrdersPort> = {
  list: {
    service: "orders",
    method: "get",
    path: "/users/me/orders",
    aliases: [["orders", "/user/me/orders"]],
    summary: "A member's orders, newest first",
    input: page,
    output: orders,
    refusals
  },
  count: {
    service: "orders",
    method: "get",
    path: "/user/me/orders/count",
    summary: "How many orders a member has, and how many of them are still on their way",
    input: nothing,
    output: one(same(Schema.Struct({ count: Schema.Int, open: Schema.Int }))),
    refusals
  },
  recentlyBought: {
    service: "orders",
    method: "get",
    path: "/users/me/recently-bought",
    summary: "What a member has bought and received lately, each product once, with whether they reviewed it",
    input: nothing,
    output: many(bought),
    refusals
  }
}
