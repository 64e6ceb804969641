import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { writeSite } from "#adapters/charts/site.ts"
import { buildFolder, buildWithStamp } from "#adapters/server/build/stamps.ts"
import { exhibits } from "./gallery/exhibits.ts"
import { releases, writeRelease } from "./gallery/releases.ts"
import { requirementsFound } from "./gallery/requirements.ts"
import { simulatorCode } from "./gallery/trial/simulator.ts"

// `npm run gallery [-- --out DIR]`: every conversation of the shop as pages that open from a folder, without a server.
// `npm run gallery -- --release NAME` writes the charts of today down first, for later ones to be compared with.
const { values } = parseArgs({ options: { out: { type: "string" }, release: { type: "string" } } })
const out = resolve(values.out ?? join(buildFolder, "gallery"))
const write = async (): Promise<void> => {
  const all = await exhibits(200, (done, of) => process.send?.({ done, all: of }))
  if (values.release !== undefined) console.log(`release ${values.release}: ${writeRelease(values.release, all)}`)
  await writeSite(out, all, {
    requirements: requirementsFound,
    simulator: await simulatorCode(),
    releases: releases()
  })
  console.log(`${all.length} conversations: open ${join(out, "index.html")}`)
}
if (values.out === undefined) await buildWithStamp("gallery", write)
else await write()
