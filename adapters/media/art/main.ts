/**
 * Draws the demo shop's pictures: `npm run images -- [--data=folder] [--pictures=folder] [--workers=2]`.
 * Only what is missing or would look different now is rendered; `manifest.jsonl` beside the pictures says what each is.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import type { Catalogue } from "./catalogue.ts"
import type { RenderedRow } from "./jobs.ts"
import { planJobs } from "./plan.ts"
import { render, stale } from "./render.ts"

const demo = path.resolve(import.meta.dirname, "../../demo")
const { values } = parseArgs({
  options: {
    data: { type: "string", default: path.join(demo, "data") },
    pictures: { type: "string", default: path.join(demo, "pictures") },
    workers: { type: "string", default: "2" }
  }
})
const folder = values.pictures
const manifest = path.join(folder, "manifest.jsonl")

const rowsIn = (file: string): unknown[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))

const readCatalogue = (): Catalogue => {
  const json = (name: string) => JSON.parse(readFileSync(path.join(values.data, name), "utf8"))
  return {
    brands: json("brands.json"),
    categories: json("categories.json"),
    products: rowsIn(path.join(values.data, "products.jsonl")) as Catalogue["products"]
  }
}

mkdirSync(folder, { recursive: true })
const jobs = planJobs(readCatalogue())
const known = readdirSync(folder).includes("manifest.jsonl") ? (rowsIn(manifest) as RenderedRow[]) : []
const rows = new Map(known.map((row) => [row.id, row]))
const todo = stale(jobs, rows, folder)
console.info(`${jobs.length} pictures, ${todo.length} to render`)

const { rows: rendered, failures } = await render(todo, {
  folder,
  workers: Number(values.workers),
  onPicture: (done, id) => {
    if (done % 20 === 0 || done === todo.length) console.info(`${done} of ${todo.length}, ${id}`)
  }
})
for (const row of rendered) rows.set(row.id, row)
const current = jobs.flatMap((job) => {
  const row = rows.get(job.id)
  return row ? [{ ...row, alt: job.alt }] : []
})
writeFileSync(manifest, `${current.map((row) => JSON.stringify(row)).join("\n")}\n`)

const named = new Set(["manifest.jsonl", ...current.flatMap(({ files }) => files.map((file) => file.path))])
for (const file of readdirSync(folder)) if (!named.has(file)) rmSync(path.join(folder, file))
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0
