import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"

// `npm run bench`: every measurement in turn, each printing its figures beside their budgets and how to repeat it.
// Quiet the machine first; all of it takes about half an hour. Names choose: `npm run bench -- pages calls`.
const names = ["pages", "start", "calls", "shelf", "database"]
const chosen = process.argv.slice(2)

let missed = false
for (const name of names.filter((known) => chosen.length === 0 || chosen.includes(known))) {
  console.info(`\n── ${name}: node specs/bench/${name}.bench.ts`)
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.bench.ts`)], { stdio: "inherit" })
  const [code] = await once(child, "exit")
  missed ||= code !== 0
}
console.info(missed ? "\nnot every budget was kept" : "\nevery budget was kept")
process.exitCode = missed ? 1 : 0
