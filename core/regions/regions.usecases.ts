import { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import { graphemes } from "../kernel/text.ts"
import type { Address, AddressGiven } from "./address.ts"
import { phoneCountries } from "./countries.ts"
import { minimumRegionLength } from "./region.ts"
import { DistrictUnknown, RegionTooShort, RegionUnknown } from "./regions.errors.ts"
import type { RegionsPort, RegionsStore } from "./regions.port.ts"

/** The map as an address form asks it. D-50. */
export const regionsOver = (store: RegionsStore): RegionsPort => ({
  countries: () => Effect.succeed(phoneCountries),
  provinces: () => store.provinces,
  cities: ({ province }) => someOf(store.cities(province)),
  districts: ({ city }) => someOf(store.districts(city)),
  search: ({ q }) =>
    graphemes(q.trim()).length < minimumRegionLength ? Effect.fail(new RegionTooShort()) : store.search(q.trim()),
  villages: ({ district }) =>
    Effect.flatMap(store.villages(district), (villages) =>
      villages === undefined ? Effect.fail(new DistrictUnknown()) : Effect.succeed(villages)
    )
})

/** No place on the map has nothing in it: then it is no place. */
const someOf = <A>(found: Effect.Effect<ReadonlyArray<A>, Unavailable>) =>
  Effect.flatMap(found, (all) => (all.length === 0 ? Effect.fail(new RegionUnknown()) : Effect.succeed(all)))

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
