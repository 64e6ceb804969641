import type { Moment } from "../columns.ts"

/** The table of `0093_push_subscriptions.sql`. */
export interface PushTables {
  push_subscriptions: {
    id: string
    member_id: string
    session_id: string | null
    endpoint: string
    p256dh: string
    auth: string
    renewed_at: Moment
  }
}
