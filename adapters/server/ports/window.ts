import { Effect } from "effect"
import { sqlAds } from "#adapters/postgres/ads/ads.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import type { AdsPort } from "#core/ads/ads.port.ts"
import { adsOver } from "#core/ads/ads.usecases.ts"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import type { TrackingPort, TrackingStore } from "#core/tracking/tracking.port.ts"
import { trackingOver } from "#core/tracking/tracking.usecases.ts"
import type { Config } from "../config.ts"
import type { Caller } from "../http/caller.ts"
import { countedBy, limits } from "../http/limits.ts"

interface Asker extends Caller, Reader {}

/** Tracking over its store, counted by address. D-72. */
export const trackingPorts =
  (store: TrackingStore, db: Db, config: Pick<Config, "limits">): ((asker: Asker) => TrackingPort) =>
  (asker) => {
    const port = trackingOver(store, asker.member, asker.now)
    if (config.limits === "off") return port
    const count = countedBy(db, asker, asker.now).every(limits.events)
    return {
      record: (batch) => Effect.andThen(count, port.record(batch)),
      act: (action) => Effect.andThen(count, port.act(action)),
      convert: (conversion) => Effect.andThen(count, port.convert(conversion))
    }
  }

/** Advertisements over the database; impressions and clicks are counted by address. D-76. */
export const adPorts = (db: Db, config: Pick<Config, "limits">): ((asker: Asker) => AdsPort) => {
  const store = sqlAds(db)
  return (asker) => {
    const port = adsOver(store, asker)
    if (config.limits === "off") return port
    const count = countedBy(db, asker, asker.now).every(limits.ads)
    return {
      ...port,
      take: (wanted) => Effect.andThen(count, port.take(wanted)),
      click: (ad) => Effect.andThen(count, port.click(ad))
    }
  }
}
