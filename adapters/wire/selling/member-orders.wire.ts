import { Schema } from "effect"
import type { Bought, MemberOrdersPort, OrdersAsked, OrdersPage } from "#core/orders/history/member-orders.port.ts"
import { ordersPerPage } from "#core/orders/history/member-orders.port.ts"
import { OrderCode } from "#core/orders/order.ts"
import { unauthenticated } from "../account/unauthenticated.ts"
import type { Answer, Mapping, Wire } from "../endpoint.ts"
import {
  Counts,
  instantFromWire,
  instantOnWire,
  instantToWire,
  limitTo,
  many,
  nothing,
  one,
  same,
  skip
} from "../parts.ts"
import { goods } from "./goods-forms.wire.ts"
import { OrderOnWire, order } from "./order-forms.wire.ts"

const PageAsked = Schema.Struct({ skip, limit: limitTo(100) })
const page: Mapping<OrdersAsked, typeof PageAsked.Type> = {
  schema: PageAsked,
  to: (asked) => asked,
  from: ({ skip: from, limit }) => ({ skip: from ?? 0, limit: limit ?? ordersPerPage })
}

const PageOnWire = Schema.Struct({ data: Schema.Array(OrderOnWire), meta: Counts })
const orders: Mapping<OrdersPage, Answer<ReadonlyArray<typeof OrderOnWire.Type>, typeof Counts.Type>> = {
  schema: PageOnWire,
  to: ({ orders: some, total, skip: from }) => ({
    data: some.map(order.to),
    meta: { total, skip: from, limit: some.length }
  }),
  from: ({ data, meta }) => ({ orders: data.map(order.from), total: meta?.total ?? data.length, skip: meta?.skip ?? 0 })
}

const BoughtOnWire = Schema.Struct({
  detail: goods.schema,
  order_code: Schema.String,
  bought_at: instantOnWire,
  is_reviewed: Schema.Boolean
})
const bought: Mapping<Bought, typeof BoughtOnWire.Type> = {
  schema: BoughtOnWire,
  to: ({ goods: detail, order: code, at, isReviewed }) => ({
    detail: goods.to(detail),
    order_code: code,
    bought_at: instantToWire(at),
    is_reviewed: isReviewed
  }),
  from: ({ detail, order_code, bought_at, is_reviewed }) => ({
    goods: goods.from(detail),
    order: OrderCode(order_code),
    at: instantFromWire(bought_at),
    isReviewed: is_reviewed
  })
}

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
