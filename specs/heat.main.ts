import { spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { machines } from "#core/machines.ts"
import { arrowsOf, type Taken } from "./gallery/taken.ts"

// `npm run gallery:heat`: runs the specs of every conversation and keeps how often they take each arrow, for the gallery.
const root = join(import.meta.dirname, "..")
const areas = readdirSync(join(root, "core"), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [`specs/${entry.name}/`] : []
)
const folder = mkdtempSync(join(tmpdir(), "pendar-heat-"))
const { status } = spawnSync(join(root, "node_modules/.bin/vitest"), ["run", "--reporter=dot", ...areas], {
  cwd: root,
  env: { ...process.env, HEAT: folder },
  stdio: "inherit"
})
const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Taken)
rmSync(folder, { recursive: true })
if (status !== 0) throw new Error("heat is taken of specs that hold")

const all: Taken = {}
for (const id of [...machines.keys()].toSorted()) {
  const sum = arrowsOf(all, id)
  for (const file of files) {
    const { sessions, arrows } = arrowsOf(file, id)
    sum.sessions += sessions
    for (const [arrow, count] of Object.entries(arrows)) sum.arrows[arrow] = (sum.arrows[arrow] ?? 0) + count
  }
}
writeFileSync(join(import.meta.dirname, "gallery/taken.json"), `${JSON.stringify(all, null, 2)}\n`)
