import type { Generated, GeneratedAlways } from "kysely"
import type { PointKind } from "#core/orders/points/ledger.ts"
import type { Moment } from "../columns.ts"

/** The table of `0037_points.sql`, with what `0053_review_points.sql` adds. */
export interface PointTables {
  point_entries: {
    id: GeneratedAlways<number>
    member_id: string
    order_id: string | null
    review_id: string | null
    product_name: string | null
    kind: PointKind
    points: number
    note: Generated<string>
    at: Moment
  }
}
