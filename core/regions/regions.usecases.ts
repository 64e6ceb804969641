import { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import { graphemes } from "../kernel/text.ts"
import { addressProblems, contactProblems } from "./address.rule.ts"
import type { Address, AddressGiven, Contact } from "./address.ts"
import { phoneCountries } from "./countries.ts"
import { minimumRegionLength } from "./region.ts"
import { AddressRefused, DistrictUnknown, RegionTooShort, RegionUnknown } from "./regions.errors.ts"
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

/** Refuses a contact that the form of an order would refuse. */
export const requireContact = (contact: Contact): Effect.Effect<void, AddressRefused> =>
  unlessProblems(contactProblems(contact))

const unlessProblems = (problems: object): Effect.Effect<void, AddressRefused> => {
  const fields = Object.keys(problems)
  return fields.length === 0 ? Effect.void : Effect.fail(new AddressRefused({ fields }))
}

/** Returns an address with the names of the map. Refuses what its form would refuse, and a kecamatan that does not exist. */
export const addressAt = Effect.fnUntraced(function* (regions: Pick<RegionsStore, "district">, address: AddressGiven) {
  yield* unlessProblems(addressProblems(address))
  const { district, ...given } = address
  const found = yield* regions.district(district)
  if (found === undefined) return yield* new DistrictUnknown()
  const { id, name, city, province } = found
  const named: Address = { ...given, district: { id, name }, city, province }
  return named
})
