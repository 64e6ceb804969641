import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { type City, type District, DistrictId, VillageId } from "#core/regions/region.ts"
import { hasSharedData, sharedRows } from "#specs/shared-data.ts"

const cityName = ({ kind, name }: City): string => `${kind} ${name}`
const regions = regionsOfIndonesia()
const found = (q: string): ReadonlyArray<District> => Effect.runSync(regions.search(q))
const names = (q: string): ReadonlyArray<string> =>
  found(q).map(({ name, city, province }) => `${name}, ${cityName(city)}, ${province.name}`)

describe("the map of Indonesia", () => {
  it.each([
    ["Kebayoran Baru", "Kebayoran Baru, Kota Jakarta Selatan, DKI Jakarta"],
    ["kebayoran bru", "Kebayoran Lama, Kota Jakarta Selatan, DKI Jakarta"],
    ["kec. cikakak", "Cikakak, Kabupaten Sukabumi, Jawa Barat"],
    ["tebet jaksel", "Tebet, Kota Jakarta Selatan, DKI Jakarta"],
    ["senayan", "Kebayoran Baru, Kota Jakarta Selatan, DKI Jakarta"],
    ["12190", "Kebayoran Baru, Kota Jakarta Selatan, DKI Jakarta"],
    ["Jl. Senopati No. 12, Kebayoran Baru, Jakarta 12190", "Kebayoran Baru, Kota Jakarta Selatan, DKI Jakarta"],
    ["2 x 11 kayu tanam", "2 x 11 Kayu Tanam, Kabupaten Padang Pariaman, Sumatera Barat"],
    ["ubud bali", "Ubud, Kabupaten Gianyar, Bali"],
    ["sleman jogja", "Sleman, Kabupaten Sleman, DI Yogyakarta"]
  ])("finds %s first as %s", (q, expected) => {
    expect(names(q)[0]).toBe(expected)
  })

  it.each(["jakarta selatan", "Jaksel"])("offers the districts of the city that is called %s first", (q) => {
    expect(found(q).map(({ city }) => cityName(city))).toEqual(Array(10).fill("Kota Jakarta Selatan"))
  })

  it("tells Kota Bandung from Kabupaten Bandung", () => {
    expect(found("kota bandung").map(({ city }) => cityName(city))).toEqual(Array(10).fill("Kota Bandung"))
    expect(found("kabupaten bandung").map(({ city }) => cityName(city))).toEqual(Array(10).fill("Kabupaten Bandung"))
  })

  it("answers at most ten districts, and none for what is nowhere", () => {
    expect(found("baru")).toHaveLength(10)
    expect(found("qqqqqqq")).toEqual([])
    expect(found("...")).toEqual([])
  })

  it("says everything a fee needs, with the postal codes of all villages", () => {
    expect(found("kebayoran baru")[0]).toEqual({
      id: "31.74.07",
      name: "Kebayoran Baru",
      city: { id: "31.74", name: "Jakarta Selatan", kind: "Kota" },
      province: { id: "31", name: "DKI Jakarta" },
      postalCodes: ["12110", "12120", "12130", "12140", "12150", "12160", "12170", "12180", "12190"]
    })
  })

  it("knows a district by its code, and its villages from A to Z", () => {
    const id = DistrictId("31.74.07")
    expect(Effect.runSync(regions.district(id))?.name).toBe("Kebayoran Baru")
    const villages = Effect.runSync(regions.villages(id)) ?? []
    expect(villages).toHaveLength(10)
    expect(villages[0]).toEqual({ id: VillageId("31.74.07.1010"), name: "Cipete Utara", postalCode: "12150" })
    expect(Effect.runSync(regions.villages(DistrictId("99.99.99")))).toBeUndefined()
    expect(Effect.runSync(regions.district(DistrictId("99.99.99")))).toBeUndefined()
  })
})

interface AddressCase {
  readonly village_code: string
  readonly regency_or_city: string
  readonly district: string
  readonly village: string
  readonly postal_code: string
  readonly districts_with_this_postal_code: number
}

describe.runIf(hasSharedData)("addresses of all provinces", () => {
  let cases: ReadonlyArray<AddressCase> = []
  beforeAll(() => {
    cases = sharedRows("address-cases.jsonl") as ReadonlyArray<AddressCase>
  })
  const missed = (q: (one: AddressCase) => string, among: (one: AddressCase) => number) =>
    cases.filter(
      (one) =>
        !found(q(one))
          .slice(0, among(one))
          .some(({ id }) => one.village_code.startsWith(`${id}.`))
    )

  it("are found by district and city, and by village, district and city", () => {
    expect(
      missed(
        (one) => `${one.district} ${one.regency_or_city}`,
        () => 1
      )
    ).toEqual([])
    expect(
      missed(
        (one) => `${one.village}, ${one.district}, ${one.regency_or_city}`,
        () => 1
      )
    ).toEqual([])
  })

  it("are found among those with the same postal code", () => {
    const exact = cases.filter((one) => one.districts_with_this_postal_code <= 10)
    expect(exact.length).toBeGreaterThan(100)
    expect(
      missed(
        (one) => one.postal_code,
        () => 10
      ).filter((one) => exact.includes(one))
    ).toEqual([])
  })
})
