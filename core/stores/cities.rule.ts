import { slug } from "../kernel/text.ts"
import type { Store } from "./store.ts"

/** Parameter of the address of all stores that names one city. */
export const cityParameter = "city"

/** A city with its stores. */
export interface StoreCity {
  readonly name: string
  /** It in an address. */
  readonly slug: string
  /** The default store first. */
  readonly stores: ReadonlyArray<Store>
  /** Hours that all of its stores have. */
  readonly hours?: Store["hours"]
}

/**
 * A city as people say it: `Jakarta` of its five municipalities, `Bandung` of `Kota Bandung`; a regency keeps its kind, since
 * `Kab. Bogor` is not Bogor. D-50.
 */
export const cityNameOf = (city: string): string => {
  const name = city.replace(/^Kota (?:Administrasi |Adm\. )?/, "")
  return /^Jakarta (?:Pusat|Utara|Barat|Selatan|Timur)$/.test(name) ? "Jakarta" : name
}

/** The cities that have stores: that of the default store first, then those of most stores, then by name. */
export const storeCities = (stores: ReadonlyArray<Store>): ReadonlyArray<StoreCity> => {
  const byName = new Map<string, ReadonlyArray<Store>>()
  for (const store of stores) {
    const name = cityNameOf(store.city)
    byName.set(name, [...(byName.get(name) ?? []), store])
  }
  const isHome = ({ stores }: StoreCity): boolean => stores.some(({ isDefault }) => isDefault)
  return [...byName]
    .map(([name, its]): StoreCity => {
      const hours = sharedHours(its)
      return { name, slug: slug(name), stores: defaultFirst(its), ...(hours && { hours }) }
    })
    .toSorted(
      (one, other) =>
        Number(isHome(other)) - Number(isHome(one)) ||
        other.stores.length - one.stores.length ||
        (one.name < other.name ? -1 : 1)
    )
}

/** Hours that all of these stores have, or `undefined` if they differ. */
export const sharedHours = (stores: ReadonlyArray<Pick<Store, "hours">>): Store["hours"] | undefined => {
  const [first] = stores
  const text = JSON.stringify(first?.hours)
  return stores.every(({ hours }) => JSON.stringify(hours) === text) ? first?.hours : undefined
}

const defaultFirst = (stores: ReadonlyArray<Store>): ReadonlyArray<Store> =>
  stores.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
