import { readFileSync } from "node:fs"
import { Effect } from "effect"
import { type DistrictId, regionsShown } from "#core/regions/region.ts"
import type { RegionsStore } from "#core/regions/regions.port.ts"
import { findIn } from "./find.ts"
import { districtOf, type Entry, entriesOf, regionsFile, villagesOf } from "./table.ts"

/** All of Indonesia, in memory; read with the first question, and turned into an index with the first search. D-50. */
export const regionsOfIndonesia = (): RegionsStore => {
  const entries = once(() => entriesOf(readFileSync(regionsFile, "utf8")))
  const byId = once((): ReadonlyMap<DistrictId, Entry> => new Map(entries().map((entry) => [entry.id, entry])))
  const find = once(() => findIn(entries()))
  return {
    search: (q) =>
      Effect.sync(() =>
        find()(q, regionsShown).flatMap((place) => {
          const entry = entries()[place]
          return entry ? [districtOf(entry)] : []
        })
      ),
    district: (id) =>
      Effect.sync(() => {
        const entry = byId().get(id)
        return entry && districtOf(entry)
      }),
    villages: (id) =>
      Effect.sync(() => {
        const entry = byId().get(id)
        return entry && villagesOf(entry)
      })
  }
}

const once = <A>(make: () => A): (() => A) => {
  let made: { readonly it: A } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
