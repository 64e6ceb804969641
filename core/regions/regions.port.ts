import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { District, DistrictId, Village } from "./region.ts"
import type { DistrictUnknown, RegionTooShort } from "./regions.errors.ts"

/** What an address form asks. Wire, `GET /districts`. */
export interface RegionsPort {
  /** A name of any level, or the beginning of a postal code; the best 10. */
  readonly search: (input: {
    readonly q: string
  }) => Effect.Effect<ReadonlyArray<District>, RegionTooShort | Unavailable>
  /** Its kelurahan and desa, A to Z. */
  readonly villages: (input: {
    readonly district: DistrictId
  }) => Effect.Effect<ReadonlyArray<Village>, DistrictUnknown | Unavailable>
}

/** Where the map is kept: memory of whoever serves it. */
export interface RegionsStore {
  readonly search: (q: string) => Effect.Effect<ReadonlyArray<District>, Unavailable>
  readonly district: (id: DistrictId) => Effect.Effect<District | undefined, Unavailable>
  readonly villages: (id: DistrictId) => Effect.Effect<ReadonlyArray<Village> | undefined, Unavailable>
}
