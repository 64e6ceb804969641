import { Effect } from "effect"
import { graphemes } from "../kernel/text.ts"
import type { Address, AddressGiven } from "./address.ts"
import { minimumRegionLength } from "./region.ts"
import { DistrictUnknown, RegionTooShort } from "./regions.errors.ts"
import type { RegionsPort, RegionsStore } from "./regions.port.ts"

/** The map as an address form asks it. D-50. */
export const regionsOver = (store: RegionsStore): RegionsPort => ({
  search: ({ q }) =>
    graphemes(q.trim()).length < minimumRegionLength ? Effect.fail(new RegionTooShort()) : store.search(q.trim()),
  villages: ({ district }) =>
    Effect.flatMap(store.villages(district), (villages) =>
      villages === undefined ? Effect.fail(new DistrictUnknown()) : Effect.succeed(villages)
    )
})

/** An address with the names of the map. Refuses a kecamatan that there is not. */
export const addressAt = Effect.fnUntraced(function* (
  regions: Pick<RegionsStore, "district">,
  { district, ...given }: AddressGiven
) {
  const found = yield* regions.district(district)
  if (found === undefined) return yield* new DistrictUnknown()
  const { id, name, city, province } = found
  const address: Address = { ...given, district: { id, name }, city, province }
  return address
})
