import { readFileSync } from "node:fs"
import { registerHooks } from "node:module"
import { join } from "node:path"
import { placeOf } from "./numbers/places.ts"
import type { Numbers, Simulation } from "./simulation.ts"

const root = join(import.meta.dirname, "../..")

/** An edit of one line of the core, made as its file is loaded: what is found once there, and what is put in its place. */
export interface Planted {
  readonly file: string
  readonly find: string
  readonly put: string
}

/**
 * Changes files of the core as they are loaded in this thread; call it before they are imported. Throws if a text is not in
 * its file exactly once.
 *
 * @returns the files that were loaded and changed so far
 */
export const plant = (edits: ReadonlyArray<Planted>): ReadonlySet<string> => {
  const changed = new Set<string>()
  if (edits.length > 0)
    registerHooks({
      load: (url, context, next) => {
        const loaded = next(url, context)
        const mine = edits.filter(({ file }) => url.endsWith(`/${file}`))
        if (mine.length === 0) return loaded
        let source = String(loaded.source)
        for (const { file, find, put } of mine) {
          const times = source.split(find).length - 1
          if (times !== 1) throw new Error(`"${find}" is ${times} times in ${file}`)
          source = source.replace(find, () => put)
          changed.add(file)
        }
        return { ...loaded, source }
      }
    })
  return changed
}

/** Numbers of the core that no machine takes, as edits of where they stand. */
export const plantedNumbers = ({ id, constants = [] }: Simulation, rules: Numbers = {}): ReadonlyArray<Planted> =>
  Object.entries(rules).flatMap(([name, value]) => {
    const place = constants.includes(name) ? placeOf(id, name) : undefined
    if (place === undefined) return []
    const [whole = "", before = ""] = place.find.exec(readFileSync(join(root, place.file), "utf8")) ?? []
    return [{ file: place.file, find: whole, put: `${before}${value}` }]
  })
