import { Schema } from "effect"
import { PointsLimit, PointsMissing, type PointsProblem } from "#core/points/points.errors.ts"
import { type BagPoints, type Redeemable, typedPointsMost } from "#core/points/points.ts"
import type { Refusal } from "../endpoint.ts"
import { amount, same } from "../parts.ts"

const redeemableFields = { balance: Schema.Int, most: Schema.Int, value: amount, mostPaid: amount } as const
const redeemableNames = { most: "max_points", value: "point_value", mostPaid: "max_rupiah" } as const

/** What may be redeemed. D-29. */
export const redeemable = same<Redeemable>(Schema.Struct(redeemableFields).pipe(Schema.encodeKeys(redeemableNames)))
/** The points of a bag. */
export const bagPoints = same<BagPoints>(
  Schema.Struct({ ...redeemableFields, wanted: Schema.Int, counted: Schema.Int, earns: Schema.Int }).pipe(
    Schema.encodeKeys({ ...redeemableNames, counted: "applied" })
  )
)
/** Points as they are sent; the rule says which are too few or too many. */
export const redeemedPoints = Schema.Int.check(
  Schema.isBetween({ minimum: -typedPointsMost, maximum: typedPointsMost })
)

const LimitDetails = Schema.Struct({ most: Schema.Int }).pipe(Schema.encodeKeys({ most: "max_points" }))
/** Why points are not redeemed. */
export const pointsRefusals: { readonly [T in PointsProblem["_tag"]]: Refusal<Extract<PointsProblem, { _tag: T }>> } = {
  PointsMissing: {
    status: 422,
    code: "POINTS_MISSING",
    fields: () => ({ points: "points" }),
    make: () => new PointsMissing()
  },
  PointsLimit: {
    status: 422,
    code: "POINTS_LIMIT",
    details: {
      schema: LimitDetails,
      to: ({ most }) => ({ most }),
      from: (details: typeof LimitDetails.Type) => new PointsLimit(details)
    }
  }
}
