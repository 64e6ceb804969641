import { Schema } from "effect"
import { OrderCode } from "#core/orders/order.ts"
import type { PointsPort } from "#core/orders/points/ledger.port.ts"
import { type PointEntry, type PointsPage, pointKinds } from "#core/orders/points/ledger.ts"
import { unauthenticated } from "../account/unauthenticated.ts"
import type { Wire } from "../endpoint.ts"
import { amount, brandCodec, moment, nothing, one, same } from "../parts.ts"
import { redeemable } from "./points-forms.wire.ts"

const entry: Schema.Codec<PointEntry, unknown> = Schema.Struct({
  id: Schema.Int,
  at: moment,
  kind: Schema.Literals(pointKinds.filter((kind) => kind !== "redeem")),
  points: Schema.Int,
  after: Schema.Int,
  order: Schema.optionalKey(brandCodec(OrderCode, Schema.String)),
  product: Schema.optionalKey(Schema.String),
  isHeld: Schema.Boolean
}).pipe(
  Schema.encodeKeys({
    id: "_id",
    after: "balance_after",
    order: "order_code",
    product: "product_name",
    isHeld: "is_held"
  })
)

const page = same<PointsPage>(
  Schema.Struct({
    balance: Schema.Int,
    held: Schema.Int,
    value: amount,
    entries: Schema.Array(entry),
    hasMore: Schema.Boolean
  }).pipe(Schema.encodeKeys({ value: "point_value", hasMore: "has_more" }))
)

const refusals = { Unauthenticated: unauthenticated }

/** Endpoints of a member's points; they are redeemed in the bag. Wire, Bag, vouchers, points; D-29. */
export const pointsWire: Wire<PointsPort> = {
  limit: {
    service: "cart",
    method: "get",
    path: "/points/limit",
    summary: "A member's balance, and how many points may be redeemed for the bag",
    input: nothing,
    output: one(redeemable),
    refusals
  },
  history: {
    service: "cart",
    method: "get",
    path: "/me/points",
    summary: "A member's balance and what moved it, newest first; `before` goes on after an entry",
    input: same(
      Schema.Struct({
        before: Schema.optionalKey(Schema.NumberFromString.check(Schema.isInt(), Schema.isGreaterThan(0)))
      })
    ),
    output: one(page),
    refusals
  }
}
