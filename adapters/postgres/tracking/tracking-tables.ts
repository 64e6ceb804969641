import type { TrackedType, TrackedVerb } from "#core/tracking/tracking-event.ts"
import type { Moment, Of } from "../columns.ts"

/** The tables of `0075_tracking.sql`. */
export interface TrackingTables {
  tracking_events: {
    session_id: string
    id: string
    at: Moment
    received_at: Moment
    verb: Of<TrackedVerb, string>
    object_type: Of<TrackedType, string>
    object_id: string | null
    from_type: Of<TrackedType, string> | null
    target_type: Of<TrackedType, string> | null
    target_id: string | null
  }
  tracking_sessions: { session_id: string; member_id: string; joined_at: Moment }
  tracking_orders: { order_code: string; session_id: string; at: Moment }
}
