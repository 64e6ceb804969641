import {
  type City,
  CityId,
  type District,
  DistrictId,
  type Province,
  ProvinceId,
  type Village,
  VillageId
} from "#core/regions/region.ts"

/** The table beside this file: a line for every province, city and district, by rising code; a district's villages follow it. */
export const regionsFile = new URL("./regions.tsv", import.meta.url)

/** A district as in the table; its villages stay text until the first request for them. */
export interface Entry {
  readonly id: DistrictId
  readonly name: string
  readonly city: City
  readonly province: Province
  /** `1001 12110 Selong`, one after the other with tabs between. */
  readonly villages: string
}

/** The districts of a table, by rising code. */
export const entriesOf = (table: string): ReadonlyArray<Entry> => {
  let province: Province | undefined
  let city: City | undefined
  return table.split("\n").flatMap((line) => {
    const [code = "", name = ""] = line.split("\t", 2)
    if (code.length === 2) province = { id: ProvinceId(code), name }
    if (code.length === 5) city = cityOf(code, name)
    return code.length === 8 && city && province
      ? [{ id: DistrictId(code), name, city, province, villages: line.slice(code.length + name.length + 2) }]
      : []
  })
}

const cityOf = (code: string, whole: string): City => {
  const [, kind, name = whole] = /^(Kota|Kabupaten) (.+)$/.exec(whole) ?? []
  return { id: CityId(code), name, kind: kind === "Kota" ? "Kota" : "Kabupaten" }
}

/** A to Z. */
export const villagesOf = ({ id, villages }: Entry): ReadonlyArray<Village> =>
  (villages === "" ? [] : villages.split("\t"))
    .map((village) => ({
      id: VillageId(`${id}.${village.slice(0, 4)}`),
      name: village.slice(11),
      postalCode: village.slice(5, 10)
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** Every postal code of a district's villages, ascending. */
export const postalCodesOf = ({ villages }: Entry): ReadonlyArray<string> =>
  [...new Set(villages.match(/(?<=(?:^|\t)\d{4} )\d{5}/g))].toSorted()

/** Returns a district from its entry in the table. */
export const districtOf = (entry: Entry): District => {
  const { id, name, city, province } = entry
  return { id, name, city, province, postalCodes: postalCodesOf(entry) }
}
