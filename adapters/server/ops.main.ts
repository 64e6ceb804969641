import { type OpsRequest, requestOf, UsageProblem, usage } from "./ops-commands.ts"
import { readOps } from "./ops-file.ts"

// `npm run ops -- …`: the hands of the shop that runs on DATA_DIR.
const fail = (...lines: ReadonlyArray<string>): never => {
  for (const line of lines) console.error(line)
  process.exit(1)
}

const asked = (): OpsRequest | undefined => {
  try {
    return requestOf(process.argv.slice(2))
  } catch (cause) {
    if (!(cause instanceof UsageProblem)) throw cause
    return fail(cause.message, "", usage)
  }
}

const request = asked()
if (request === undefined) {
  console.info(usage)
  process.exit(0)
}
const folder = process.env["DATA_DIR"] ?? ".data"
const ops = readOps(folder) ?? fail(`No shop runs on ${folder}: start it, or name its folder in DATA_DIR.`)
const answer = await fetch(new URL(request.path, ops.address), {
  method: request.method,
  headers: { authorization: `Bearer ${ops.token}`, "accept-language": "en", "content-type": "application/json" },
  ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) })
}).catch(() => fail(`The shop of ${folder} does not answer at ${ops.address}.`))
const told = (await answer.json()) as { readonly data?: unknown; readonly message?: string; readonly status?: unknown }
if (!answer.ok)
  fail(
    told.message ?? `An order that is "${String(told.status)}" cannot do that any more, or not yet.`,
    ...(answer.status === 422 ? ["See: npm run ops -- --help"] : [])
  )
for (const line of request.tell(told.data)) console.info(line)
