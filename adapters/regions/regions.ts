import { readFileSync } from "node:fs"
import { setImmediate } from "node:timers/promises"
import { Effect } from "effect"
import { type DistrictId, regionsShown } from "#core/regions/region.ts"
import type { RegionsStore } from "#core/regions/regions.port.ts"
import { type Find, findIn, findInSteps } from "./find.ts"
import { districtOf, type Entry, entriesOf, regionsFile, villagesOf } from "./table.ts"

/** The regions of Indonesia, held in memory. */
export interface RegionsOfIndonesia extends RegionsStore {
  /** Reads and indexes everything in advance, a few milliseconds at a time. */
  readonly warm: () => Promise<void>
}

/** All of Indonesia, in memory; read with the first question, and turned into an index with the first search. D-50. */
export const regionsOfIndonesia = (): RegionsOfIndonesia => {
  const entries = once(() => entriesOf(readFileSync(regionsFile, "utf8")))
  const byId = once((): ReadonlyMap<DistrictId, Entry> => new Map(entries().map((entry) => [entry.id, entry])))
  let made: Find | undefined
  const find = (): Find => {
    made ??= findIn(entries())
    return made
  }
  const places = once(() => {
    const provinces = new Map(entries().map(({ province }) => [province.id, province]))
    const cities = new Map(entries().map((entry) => [entry.city.id, entry]))
    return { provinces: [...provinces.values()].toSorted(byName), cities: [...cities.values()] }
  })
  return {
    warm: async () => {
      byId()
      for (const steps = findInSteps(entries()); made === undefined; await setImmediate()) {
        const step = steps.next()
        if (step.done) made = step.value
      }
    },
    provinces: Effect.sync(() => places().provinces),
    cities: (id) =>
      Effect.sync(() =>
        places()
          .cities.filter(({ province }) => province.id === id)
          .map(({ city }) => city)
          .toSorted(byName)
      ),
    districts: (id) =>
      Effect.sync(() =>
        entries()
          .filter(({ city }) => city.id === id)
          .map(districtOf)
          .toSorted(byName)
      ),
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

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : 0

const once = <A>(make: () => A): (() => A) => {
  let made: { readonly it: A } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
