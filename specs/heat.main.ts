import { spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { areaOf } from "#adapters/charts/vocabulary.ts"
import { machines } from "#core/charts/machines.ts"
import type { WaysIn } from "#core/charts/recording/way.ts"
import before from "./gallery/gone.json" with { type: "json" }
import taken from "./gallery/taken.json" with { type: "json" }
import { arrowsOf, type Taken } from "./gallery/taken.ts"
import { type Gone, goneTogether, shortestIn } from "./gallery/ways.ts"

// `npm run gallery:heat [-- AREA …]`: runs the specs of every area, or of those named, and keeps how often they take each
// arrow of the area's machines, for the gallery.
const root = join(import.meta.dirname, "..")
const known = [...new Set(areaOf.values())]
const named = process.argv.slice(2)
const unknown = named.filter((area) => !known.includes(area))
if (unknown.length > 0) throw new Error(`no machines in ${unknown.join(", ")}: there are ${known.join(", ")}`)
const areas = named.length > 0 ? named : known

const folder = mkdtempSync(join(tmpdir(), "pendar-heat-"))
const { status } = spawnSync(
  join(root, "node_modules/.bin/vitest"),
  ["run", "--reporter=dot", ...areas.map((area) => `specs/${area}/`)],
  { cwd: root, env: { ...process.env, HEAT: folder }, stdio: "inherit" }
)
interface Report {
  readonly taken: Taken
  readonly gone: Readonly<Record<string, Gone>>
}
const seen = new Map<string, Array<Report>>(areas.map((area) => [area, []]))
for (const file of readdirSync(folder))
  seen.get(file.split(".")[0] ?? "")?.push(JSON.parse(readFileSync(join(folder, file), "utf8")) as Report)
rmSync(folder, { recursive: true })
if (status !== 0) throw new Error("heat is taken of specs that hold")

const all: Taken = {}
const ways: Record<string, WaysIn> = {}
const waysBefore = new Map<string, WaysIn>(Object.entries(before))
for (const id of [...machines.keys()].toSorted()) {
  const files = seen.get(areaOf.get(id) ?? "")
  const sum = arrowsOf(all, id)
  const inSpecs =
    files === undefined ? waysBefore.get(id) : shortestIn(goneTogether(files.flatMap(({ gone }) => gone[id] ?? [])))
  if (inSpecs !== undefined && Object.keys(inSpecs).length > 0) ways[id] = inSpecs
  for (const file of files?.map((report) => report.taken) ?? [taken as Taken]) {
    const { sessions, arrows } = arrowsOf(file, id)
    sum.sessions += sessions
    for (const [arrow, count] of Object.entries(arrows)) sum.arrows[arrow] = (sum.arrows[arrow] ?? 0) + count
  }
}
writeFileSync(join(import.meta.dirname, "gallery/taken.json"), `${JSON.stringify(all, null, 2)}\n`)
writeFileSync(join(import.meta.dirname, "gallery/gone.json"), `${JSON.stringify(ways)}\n`)
