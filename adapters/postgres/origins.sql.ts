import type { Effect } from "effect"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { CityId, ProvinceId } from "#core/regions/region.ts"
import type { OriginsStore } from "#core/shipping/shipping.port.ts"
import type { Db } from "./db.ts"
import { type Watch, watchOf } from "./watched.ts"

/** The stores parcels leave from, kept in the process. To be asked before a transaction, not in it. */
export const sqlOrigins = (
  db: Db,
  watch: Watch = watchOf(db, ["content"])
): Effect.Effect<Effect.Success<OriginsStore["origins"]>, Unavailable> =>
  watch.keep(
    "origins",
    db.replica.ask(async (on) => {
      const rows = await on
        .selectFrom("stores")
        .select(["id", "city_code", "province_code", "latitude", "longitude", "is_default"])
        .execute()
      return rows.map((row) => ({
        store: row.id,
        city: row.city_code as CityId,
        province: row.province_code as ProvinceId,
        location: { latitude: row.latitude, longitude: row.longitude },
        isDefault: row.is_default
      }))
    })
  )
