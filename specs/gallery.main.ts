import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { writeSite } from "#adapters/charts/site.ts"
import { buildFolder, buildWithStamp } from "#adapters/server/build/stamps.ts"
import { exhibits } from "./gallery/exhibits.ts"
import { requirementsFound } from "./gallery/requirements.ts"
import { simulatorCode } from "./gallery/trial/simulator.ts"

// `npm run gallery [-- --out DIR]`: every conversation of the shop as pages that open from a folder, without a server.
const { values } = parseArgs({ options: { out: { type: "string" } } })
const out = resolve(values.out ?? join(buildFolder, "gallery"))
const write = async (): Promise<void> => {
  const all = await exhibits()
  await writeSite(out, all, { requirements: requirementsFound, simulator: await simulatorCode() })
  console.log(`${all.length} conversations: open ${join(out, "index.html")}`)
}
if (values.out === undefined) await buildWithStamp("gallery", write)
else await write()
