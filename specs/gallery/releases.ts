import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import type { ChartFile } from "#core/charts/exhibit.ts"
import { releaseIn, releaseName, releaseOf } from "#core/charts/release/release.rule.ts"
import type { Release } from "#core/charts/release/release.ts"
import { rules } from "#core/charts/rules.ts"

const folder = join(import.meta.dirname, "releases")
const ending = ".json.gz"

/** Every release that was written down, the newest first: their names rise. */
export const releases = (): ReadonlyArray<Release> =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .toSorted((one, other) => other.localeCompare(one, "en", { numeric: true }))
    .map((file) => {
      const release = releaseIn(JSON.parse(gunzipSync(readFileSync(join(folder, file))).toString("utf8")))
      if (release === undefined || `${release.name}${ending}` !== file) throw new Error(`${file} is no release`)
      return release
    })

/** Writes the charts down as a release. Throws for a name that is taken or that no file can have. */
export const writeRelease = (name: string, files: ReadonlyArray<ChartFile>): string => {
  const file = join(folder, `${name}${ending}`)
  if (!releaseName.test(name))
    throw new Error(`a release is named with letters, digits, ".", "-" and "_", not "${name}"`)
  if (existsSync(file)) throw new Error(`there is a release ${name} already`)
  writeFileSync(file, gzipSync(JSON.stringify(releaseOf(name, files, rules)), { level: 9 }))
  return file
}
