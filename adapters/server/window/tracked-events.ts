import type { Logger } from "pino"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { eventWriter, sqlTracking } from "#adapters/postgres/tracking/tracking.sql.ts"
import type { TrackingStore } from "#core/tracking/tracking.port.ts"
import type { Config } from "../config.ts"

/** Where tracked events go. */
export interface TrackedEvents {
  readonly store: TrackingStore
  readonly close: () => Promise<void>
}

/** Tracked events in the database at once, or by a stream if there is one; its client is loaded only then. Decision 0139. */
export const trackedEvents = async (db: Db, { natsUrl: url }: Config, log: Logger): Promise<TrackedEvents> => {
  const store = sqlTracking(db)
  if (url === undefined) return { store, close: async () => {} }
  const { openEventStream } = await import("#adapters/nats/event-stream.ts")
  const report = (failure: string) => log.warn({ failure }, "the stream of events is not reached; it is tried again")
  const { insert, close } = openEventStream({ url, write: eventWriter(db), report })
  return { store: { ...store, insert }, close }
}
