import { readOps } from "./ops-file.ts"

// `npm run ops -- status|look`: asks the shop that runs on DATA_DIR.
const commands: Readonly<Record<string, readonly [method: string, path: string]>> = {
  status: ["GET", "/ops/status"],
  look: ["POST", "/ops/look"]
}
const fail = (line: string): never => {
  console.error(line)
  process.exit(1)
}

const [method, path] =
  commands[process.argv[2] ?? ""] ??
  fail("npm run ops -- status   how the running shop is\nnpm run ops -- look     the shelf reads the database at once")
const folder = process.env["DATA_DIR"] ?? ".data"
const ops = readOps(folder) ?? fail(`No shop runs on ${folder}: start it, or name its folder in DATA_DIR.`)
const answer = await fetch(new URL(path, ops.address), {
  method,
  headers: { authorization: `Bearer ${ops.token}` }
}).catch(() => fail(`The shop of ${folder} does not answer at ${ops.address}.`))
console.info(JSON.stringify(await answer.json(), null, 2))
process.exitCode = answer.ok ? 0 : 1
