import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cityNameOf, sharedHours, storeCities } from "#core/stores/cities.rule.ts"
import type { Store } from "#core/stores/store.ts"
import { runs } from "#specs/arbitraries.ts"

const hours: Store["hours"] = { weekdays: ["10.00", "22.00"], weekend: ["10.00", "22.00"], zone: "WIB" }
const storeOf = (id: number, city: string, change: Partial<Store> = {}): Store => ({
  id,
  name: `Toko ${id}`,
  city,
  address: "",
  phone: "",
  latitude: 0,
  longitude: 0,
  hours,
  services: [],
  isDefault: false,
  ...change
})

describe("the city of a store", () => {
  it.each([
    ["Kota Jakarta Pusat", "Jakarta"],
    ["Kota Administrasi Jakarta Timur", "Jakarta"],
    ["Kota Adm. Jakarta Utara", "Jakarta"],
    ["Jakarta Selatan", "Jakarta"],
    ["Kota Bandung", "Bandung"],
    ["Kab. Bogor", "Kab. Bogor"],
    ["Kabupaten Garut", "Kabupaten Garut"],
    ["Kota Tangerang Selatan", "Tangerang Selatan"]
  ])("of %j is %j", (city, name) => expect(cityNameOf(city)).toBe(name))
})

describe("the cities with stores", () => {
  it("begin with that of the default store, then those of most stores, then by name", () => {
    const cities = storeCities([
      storeOf(1, "Kota Surabaya"),
      storeOf(2, "Kota Bandung"),
      storeOf(3, "Kota Jakarta Barat"),
      storeOf(4, "Kota Jakarta Utara"),
      storeOf(5, "Kab. Bogor"),
      storeOf(6, "Kab. Bogor", { isDefault: true })
    ])
    expect(cities.map(({ name, slug, stores }) => [name, slug, stores.map(({ id }) => id)])).toEqual([
      ["Kab. Bogor", "kab-bogor", [6, 5]],
      ["Jakarta", "jakarta", [3, 4]],
      ["Bandung", "bandung", [2]],
      ["Surabaya", "surabaya", [1]]
    ])
  })

  it("say the hours once if all stores of a city have them", () => {
    const late = { ...hours, weekend: ["10.00", "23.00"] } as const
    expect(sharedHours([storeOf(1, ""), storeOf(2, "")])).toEqual(hours)
    expect(sharedHours([storeOf(1, ""), storeOf(2, "", { hours: late })])).toBeUndefined()
    expect(sharedHours([])).toBeUndefined()
  })

  it("have every store once, and no city without one", () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom("Kota Jakarta Pusat", "Kota Bandung", "Kab. Bandung", "Depok")), (names) => {
        const cities = storeCities(names.map((city, at) => storeOf(at, city)))
        const ids = cities.flatMap(({ stores }) => stores.map(({ id }) => id))
        expect(ids.toSorted((a, b) => a - b)).toEqual(names.map((_, at) => at))
        expect(cities.every(({ stores }) => stores.length > 0)).toBe(true)
        expect(new Set(cities.map(({ slug }) => slug)).size).toBe(cities.length)
      }),
      runs(200)
    ))
})
