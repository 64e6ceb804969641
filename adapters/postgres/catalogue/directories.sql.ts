import type { Kysely } from "kysely"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { type Directory, directoryOf, type Places } from "#core/catalogue/directory.rule.ts"
import type { StoredCatalogue } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import type { Language } from "#core/kernel/text.ts"
import { type Origins, originsOf } from "#core/search/facts.rule.ts"
import { type Lookup, lookupOf } from "#core/search/lookup.rule.ts"
import type { Tables } from "../tables.ts"
import { storedLists, storedPlaces } from "./stored-catalogue.sql.ts"

/** Everything of a catalogue but its products, as it was at one version. */
export interface Directories {
  readonly version: number
  readonly places: Places
  readonly names: Readonly<Record<Language, Directory>>
  readonly origins: Origins
  readonly lists: StoredLists
  /** How many products are shown. */
  readonly shown: number
  /** Words are read when first searched for. */
  readonly lookup: (on: Kysely<Tables>) => Promise<Lookup>
}

/** Reads directories again if the catalogue has changed since. */
export const directoriesReader = (): ((on: Kysely<Tables>) => Promise<Directories>) => {
  let held: Directories | undefined
  return async (on) => {
    const row = await on.selectFrom("versions").select("value").where("name", "=", "catalogue").executeTakeFirst()
    if (held === undefined || held.version !== row?.value) held = await readDirectories(on)
    return held
  }
}

const readDirectories = async (on: Kysely<Tables>): Promise<Directories> => {
  const places = await storedPlaces(on)
  const lists = await storedLists(on)
  const standing = await on
    .selectFrom("products")
    .select(["brand_id", "category_id"])
    .where("active", "=", true)
    .where("removed", "=", false)
    .execute()
  const shown = standing.map(({ brand_id: brand, category_id: category }) => ({
    brand: BrandId(brand),
    ...(category !== null && { category: CategoryId(category) })
  }))
  let words: Promise<Lookup> | undefined
  const names = { id: directoryOf(places, shown, "id"), en: directoryOf(places, shown, "en") }
  return {
    version: places.version,
    places,
    names,
    origins: originsOf(places),
    lists,
    shown: shown.length,
    lookup: (asking) => {
      words ??= readLookup(asking, places, names.id)
      return words
    }
  }
}

const readLookup = async (
  on: Kysely<Tables>,
  places: Pick<StoredCatalogue, "brands" | "categories" | "synonyms">,
  directory: Directory
): Promise<Lookup> => {
  const terms = await on.selectFrom("vocabulary").select(["term", "products"]).where("products", ">", 0).execute()
  return lookupOf(
    places,
    terms.map(({ term, products }) => [term, products] as const),
    directory
  )
}
