import { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import type { Instant } from "../kernel/moment.ts"
import type { TrackingPort, TrackingStore } from "./tracking.port.ts"
import { isTimely } from "./tracking-event.ts"

/** Tracking over its store, for one caller at one moment; a viewer whose caller is logged in is joined to the member. D-72. */
export const trackingOver = (store: TrackingStore, member: MemberId | undefined, now: Instant): TrackingPort => ({
  record: Effect.fnUntraced(function* ({ session, events }) {
    const timely = events.filter((event) => isTimely(event, now))
    const stored = timely.length === 0 ? 0 : yield* store.insert(session, timely, now)
    if (member !== undefined) yield* store.join(session, member, now)
    return { stored, dropped: events.length - timely.length }
  }),
  act: ({ session }) => (member === undefined ? Effect.void : store.join(session, member, now)),
  convert: (conversion) => store.insertOrder(conversion, now)
})
