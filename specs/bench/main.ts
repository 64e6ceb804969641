import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import manifest from "../../package.json" with { type: "json" }

// `npm run bench`: every measurement in turn, each printing its figures beside their budgets and how to repeat it.
// Quiet the machine first; all of it takes about half an hour. Names choose: `npm run bench -- pages calls`.
const flagsOf = (script: string): ReadonlyArray<string> => script.split(" ").filter((word) => word.startsWith("--"))
const benches: ReadonlyArray<{ readonly name: string; readonly flags: ReadonlyArray<string> }> = [
  { name: "pages", flags: [] },
  { name: "start", flags: [] },
  { name: "calls", flags: [] },
  { name: "reviews", flags: [] },
  { name: "ratings", flags: [] },
  { name: "recommendations", flags: [] },
  { name: "members", flags: [] },
  { name: "selling", flags: [] },
  { name: "workers", flags: [] },
  { name: "prices", flags: [] },
  { name: "import", flags: flagsOf(manifest.scripts.import) },
  { name: "catalogue-index", flags: [] },
  { name: "index-changes", flags: [] },
  { name: "database", flags: [] },
  { name: "events", flags: [] },
  { name: "photos", flags: [] },
  { name: "simulate", flags: [] }
]
const chosen = process.argv.slice(2)

const missed: Array<string> = []
for (const { name, flags } of benches.filter((known) => chosen.length === 0 || chosen.includes(known.name))) {
  const file = `${name}.bench.ts`
  console.info(`\n── ${name}: ${["node", ...flags, `specs/bench/${file}`].join(" ")}`)
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, file)], { stdio: "inherit" })
  const [code] = await once(child, "exit")
  if (code !== 0) missed.push(name)
}
console.info(missed.length > 0 ? `\nnot every budget was met: ${missed.join(", ")}` : "\nevery budget was met")
process.exitCode = missed.length > 0 ? 1 : 0
