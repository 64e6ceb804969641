import { Effect } from "effect"
import { fold } from "#core/kernel/text.ts"
import { type City, CityId, DistrictId, type ProvinceId } from "#core/regions/region.ts"
import type { Store } from "#core/stores/store.ts"
import { decimal, line, oneOf, quoteText, rowReader, timeOfDay, whole, yesNo, yesOrNo } from "./cells.ts"
import type { Part, PartFacts } from "./part.ts"

/** A store with the Kemendagri codes of its location, and whether parcels leave from it. D-50. */
export interface StoreRow extends Store {
  readonly cityCode: string
  readonly provinceCode: string
  readonly ships: boolean
}

const timezones = ["WIB", "WITA", "WIT"] as const
/** What a store can offer; pages have words for these. D-65. */
const services = ["pickup", "self_checkout", "refill", "consultation"]
const separator = "|"

/** What a new store begins with. */
const beginning = {
  city: "",
  phone: "",
  weekdays_from: "10.00",
  weekdays_to: "21.00",
  weekend_from: "10.00",
  weekend_to: "21.00",
  timezone: "WIB",
  services: "",
  ships: "yes",
  default: "no"
}

/** Stores; `place` is the code or the name of a city or regency, or the code of a district in it. */
export const storePart: Part<StoreRow> = {
  name: "stores",
  columns: [
    ...["id", "name", "address", "place", "city", "phone", "latitude", "longitude"],
    ...["weekdays_from", "weekdays_to", "weekend_from", "weekend_to", "timezone", "services", "ships", "default"]
  ],
  keyOf: ({ id = "" }) => id,
  complete: (given, stored) => {
    const meant = given["id"]
      ? stored.get(given["id"])
      : [...stored.values()].find(({ name = "" }) => fold(name) === fold(given["name"] ?? ""))
    const next = () => Math.max(0, ...[...stored.keys()].map(Number)) + 1
    const all = { ...beginning, default: stored.size === 0 ? "yes" : "no", ...meant, ...given }
    // A merchant who moves a store names only its new place.
    const moved = meant !== undefined && given["place"] !== undefined && given["place"] !== meant["place"]
    return {
      ...all,
      id: given["id"] || meant?.["id"] || String(next()),
      ...(moved && given["city"] === undefined && { city: "" })
    }
  },
  read: Effect.fnUntraced(function* (cells, facts) {
    const { at, maybe, note, problems } = rowReader(cells)
    const text = (column: string, most: number): string => at(column, line(most)) ?? ""
    const time = (column: string): string => at(column, timeOfDay) ?? ""
    const span = (from: string, to: string): readonly [string, string] => {
      const hours = [time(from), time(to)] as const
      if (hours[0] !== "" && hours[1] !== "" && hours[0] >= hours[1]) note(to, `must be after ${from}`)
      return hours
    }
    const id = at("id", whole(1, 999_999)) ?? 0
    const [name, address] = [text("name", 80), text("address", 300)]
    const place = yield* placeNamed((cells["place"] ?? "").trim(), facts)
    if ("problem" in place) note("place", place.problem)
    const latitude = at("latitude", decimal(-11.5, 6.5)) ?? 0
    const longitude = at("longitude", decimal(94.5, 141.5)) ?? 0
    const offered = (cells["services"] ?? "").split(separator).flatMap((service) => service.trim() || [])
    const unknown = offered.filter((service) => !services.includes(service))
    if (unknown.length > 0)
      note("services", `must be of ${services.join(", ")}, with ${separator} between, not ${quoteText(unknown.join())}`)
    const city = maybe("city", line(60))
    const phone = maybe("phone", line(30)) ?? ""
    const hours = {
      weekdays: span("weekdays_from", "weekdays_to"),
      weekend: span("weekend_from", "weekend_to"),
      zone: at("timezone", oneOf(timezones)) ?? "WIB"
    }
    const [ships, isDefault] = [at("ships", yesOrNo) ?? false, at("default", yesOrNo) ?? false]
    if (problems.length > 0 || "problem" in place) return { problems }
    const { city: of, province } = place
    const row: StoreRow = {
      id,
      name,
      city: city ?? cityName(of),
      cityCode: of.id,
      provinceCode: province,
      address,
      phone,
      latitude,
      longitude,
      hours,
      services: offered,
      isDefault,
      ships
    }
    return { row }
  }),
  write: (store) => ({
    id: String(store.id),
    name: store.name,
    address: store.address,
    place: store.cityCode,
    city: store.city,
    phone: store.phone,
    latitude: String(store.latitude),
    longitude: String(store.longitude),
    weekdays_from: store.hours.weekdays[0],
    weekdays_to: store.hours.weekdays[1],
    weekend_from: store.hours.weekend[0],
    weekend_to: store.hours.weekend[1],
    timezone: store.hours.zone,
    services: store.services.join(separator),
    ships: yesNo(store.ships),
    default: yesNo(store.isDefault)
  })
}

/** `Kota Bandung`, `Kabupaten Bandung`. */
const cityName = ({ kind, name }: City): string => `${kind} ${name}`

type Placed = { readonly city: City; readonly province: ProvinceId } | { readonly problem: string }

/** Returns the city of a code or a name. Refuses what the map does not have, and ambiguous names. */
const placeNamed = Effect.fnUntraced(function* (text: string, { regions }: PartFacts): Effect.fn.Return<Placed> {
  const problem = `must be a city or regency, as 32.73 or Kota Bandung, not ${quoteText(text)}`
  const district = yield* Effect.orDie(regions.district(DistrictId(text)))
  if (district) return { city: district.city, province: district.province.id }
  const provinces = yield* Effect.orDie(regions.provinces)
  const found: Array<{ readonly city: City; readonly province: ProvinceId }> = []
  for (const { id: province } of provinces)
    for (const city of yield* Effect.orDie(regions.cities(province)))
      if (city.id === CityId(text) || namesOf(city).includes(fold(text))) found.push({ city, province })
  const [only, other] = found
  if (only === undefined) return { problem }
  return other === undefined ? only : { problem: `${problem}: there are several of that name, use the code` }
})

const namesOf = ({ kind, name }: City): ReadonlyArray<string> =>
  (kind === "Kabupaten" ? [`Kabupaten ${name}`, `Kab. ${name}`] : [`Kota ${name}`]).map(fold)
