import type { CityId, ProvinceId } from "../regions/region.ts"

/** How far a parcel travels, as couriers price it. D-52. */
export const zones = ["city", "metro", "island", "near", "far", "remote"] as const
/** A zone of shipping fees. D-50. */
export type Zone = (typeof zones)[number]

/** Islands by the first two digits of a Kemendagri code. */
export type Island = "sumatra" | "java" | "nusa" | "kalimantan" | "sulawesi" | "papua"

const islandCodes: Readonly<Record<Island, string>> = {
  sumatra: "11 12 13 14 15 16 17 18 19 21",
  java: "31 32 33 34 35 36",
  nusa: "51 52 53",
  kalimantan: "61 62 63 64 65",
  sulawesi: "71 72 73 74 75 76",
  papua: "81 82 91 92 93 94 95 96 97"
}
const islands = new Map(
  Object.entries(islandCodes).flatMap(([island, codes]) => codes.split(" ").map((code) => [code, island] as const))
)

/** Cities that count as one for couriers: the capital's five, and it with its neighbours. */
const metros: ReadonlyArray<ReadonlyArray<string>> = [
  "31.71 31.72 31.73 31.74 31.75 32.01 32.16 32.71 32.75 32.76 36.03 36.71 36.74".split(" "),
  "35.15 35.25 35.78".split(" "),
  "32.04 32.17 32.73 32.77".split(" ")
]

/** Between two islands; the nearer of a pair comes first. */
const crossings: ReadonlyArray<readonly [pair: `${Island} ${Island}`, zone: Zone]> = [
  ["java sumatra", "near"],
  ["java nusa", "near"],
  ["java kalimantan", "far"],
  ["java sulawesi", "far"],
  ["java papua", "remote"],
  ["sumatra kalimantan", "far"],
  ["sumatra nusa", "far"],
  ["sumatra sulawesi", "far"],
  ["sumatra papua", "remote"],
  ["nusa kalimantan", "far"],
  ["nusa sulawesi", "far"],
  ["nusa papua", "remote"],
  ["kalimantan sulawesi", "near"],
  ["kalimantan papua", "remote"],
  ["sulawesi papua", "far"]
]
const crossing = new Map<string, Zone>(
  crossings.flatMap(([pair, zone]) => [
    [pair, zone],
    [pair.split(" ").reverse().join(" "), zone]
  ])
)

/** Somewhere a parcel leaves or arrives. */
export interface Spot {
  readonly city: CityId
  readonly province: ProvinceId
}

/** Cities among which a courier rides the same day: the five of the capital are one, every other its own. D-53. */
export const cityGroup = ({ city, province }: Spot): string => (province === "31" ? province : city)

/** Returns how far it is, for a courier. Provinces the table does not know are remote. */
export const zoneBetween = (from: Spot, to: Spot): Zone => {
  if (cityGroup(from) === cityGroup(to)) return "city"
  if (metros.some((metro) => metro.includes(from.city) && metro.includes(to.city))) return "metro"
  const [here, there] = [islands.get(from.province), islands.get(to.province)]
  if (here === undefined || there === undefined) return "remote"
  return here === there ? "island" : (crossing.get(`${here} ${there}`) ?? "remote")
}
