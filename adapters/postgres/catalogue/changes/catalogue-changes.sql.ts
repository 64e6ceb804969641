import type { Effect } from "effect"
import type { Kysely } from "kysely"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredCatalogue, StoredPlaces, StoredProduct } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Db } from "../../engine/db.ts"
import type { Tables, VersionName } from "../../tables.ts"
import { readAtOneMoment, storedCatalogue, storedLists, storedPlaces, storedProducts } from "../stored-catalogue.sql.ts"

/** What the catalogue is at a version that an older one was not. */
export interface CatalogueChanges {
  readonly version: number
  /** Whole, those that are hidden or removed now as well. */
  readonly products: ReadonlyArray<StoredProduct>
  /** Absent if they are as they were. */
  readonly places?: StoredPlaces
  readonly lists?: StoredLists
}

/** Products read at once: what comes is taken apart in the thread that answers. */
const partSize = 50

/**
 * Reads what has changed since a version, at one moment. `undefined` if that is not known, because a version between has not said what it
 * changed, or is too long ago, or the database is an older one; or if more products than `most` have changed. Decision 0147.
 */
export const readCatalogueChanges = (
  db: Db,
  since: number,
  most: number
): Effect.Effect<CatalogueChanges | undefined, Unavailable> =>
  db.ask((sql) =>
    readAtOneMoment(sql, async (at) => {
      const version = (await readVersions(at)).catalogue
      const changes = await at
        .selectFrom("catalogue_changes")
        .selectAll()
        .where("version", ">", since)
        .where("version", "<=", version)
        .execute()
      if (changes.length !== version - since) return undefined
      const ids = changes.some(({ products }) => products) ? await changedSince(at, since, most + 1) : []
      if (ids.length > most) return undefined
      const products: Array<StoredProduct> = []
      for (let from = 0; from < ids.length; from += partSize)
        products.push(...(await storedProducts(at, ids.slice(from, from + partSize))))
      return {
        version,
        products,
        ...(changes.some(({ places }) => places) && { places: await placesAt(at) }),
        ...(changes.some(({ lists }) => lists) && { lists: await storedLists(at) })
      }
    })
  )

const changedSince = async (at: Kysely<Tables>, since: number, limit: number): Promise<ReadonlyArray<ProductId>> => {
  const rows = await at
    .selectFrom("products")
    .select("id")
    .where("version", ">", since)
    .orderBy("id")
    .limit(limit)
    .execute()
  return rows.map(({ id }) => ProductId(id))
}

const placesAt = async (at: Kysely<Tables>): Promise<StoredPlaces> => {
  const { version: _, ...places } = await storedPlaces(at)
  return places
}

/** Versions of all parts of the database. */
export type Versions = Readonly<Record<VersionName, number>>

export const readVersions = async (at: Kysely<Tables>): Promise<Versions> => {
  const rows = await at.selectFrom("versions").selectAll().execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Versions
}

/** Everything an index is built from, with the versions it is of, at one moment. */
export const readWhole = (
  db: Db
): Effect.Effect<
  { readonly versions: Versions; readonly catalogue: StoredCatalogue; readonly lists: StoredLists },
  Unavailable
> =>
  db.replica.ask((sql) =>
    readAtOneMoment(sql, async (at) => ({
      versions: await readVersions(at),
      catalogue: await storedCatalogue(at, db.engine),
      lists: await storedLists(at)
    }))
  )
