import { Data } from "effect"

/** No whole number of points from 1 on. Specification 5: "Points redeem requires a value". */
export class PointsMissing extends Data.TaggedError("PointsMissing") {}

/** More points than may be redeemed for this bag; `most` may be 0. D-29. */
export class PointsLimit extends Data.TaggedError("PointsLimit")<{ readonly most: number }> {}

/** Why points are not redeemed. */
export type PointsProblem = PointsMissing | PointsLimit
