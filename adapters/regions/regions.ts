import { readFileSync } from "node:fs"
import { Effect } from "effect"
import { type DistrictId, regionsShown } from "#core/regions/region.ts"
import type { RegionsStore } from "#core/regions/regions.port.ts"
import { type Find, findIn } from "./find.ts"
import { districtOf, type Entry, entriesOf, regionsFile, villagesOf } from "./table.ts"

/** All of Indonesia, in memory; read with the first question. D-50. */
export const regionsOfIndonesia = (): RegionsStore => {
  let read: { readonly entries: ReadonlyArray<Entry>; readonly find: Find; readonly byId: ById } | undefined
  const table = () => {
    if (read === undefined) {
      const entries = entriesOf(readFileSync(regionsFile, "utf8"))
      read = { entries, find: findIn(entries), byId: new Map(entries.map((entry) => [entry.id, entry])) }
    }
    return read
  }
  return {
    search: (q) =>
      Effect.sync(() => {
        const { entries, find } = table()
        return find(q, regionsShown).flatMap((place) => {
          const entry = entries[place]
          return entry ? [districtOf(entry)] : []
        })
      }),
    district: (id) =>
      Effect.sync(() => {
        const entry = table().byId.get(id)
        return entry && districtOf(entry)
      }),
    villages: (id) =>
      Effect.sync(() => {
        const entry = table().byId.get(id)
        return entry && villagesOf(entry)
      })
  }
}

type ById = ReadonlyMap<DistrictId, Entry>
