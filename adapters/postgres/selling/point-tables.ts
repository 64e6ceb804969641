import type { Generated, GeneratedAlways } from "kysely"
import type { PointKind } from "#core/orders/points/ledger.ts"
import type { Moment } from "../columns.ts"

/** The table of `0037_points.sql`. */
export interface PointTables {
  point_entries: {
    id: GeneratedAlways<number>
    member_id: string
    order_id: string | null
    kind: PointKind
    points: number
    note: Generated<string>
    at: Moment
  }
}
