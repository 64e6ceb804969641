import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { buildWithStamp } from "#adapters/server/build/stamps.ts"
import { writeRelease } from "./gallery/releases.ts"
import { drawnExhibits, galleryFolder, writeGallery } from "./gallery/write-gallery.ts"

// `npm run gallery [-- --out DIR]`: every conversation of the shop as pages that open from a folder, without a server.
// `npm run gallery -- --release NAME` writes the charts of today down first, for later ones to be compared with.
const { values } = parseArgs({ options: { out: { type: "string" }, release: { type: "string" } } })
const out = resolve(values.out ?? galleryFolder)
const all = await drawnExhibits()
// Before the build's stamp: a release is one of its sources.
if (values.release !== undefined) console.log(`release ${values.release}: ${writeRelease(values.release, all)}`)
const write = async (): Promise<void> => {
  await writeGallery(out, all)
  console.log(`${all.length} conversations: open ${join(out, "index.html")}`)
}
if (values.out === undefined) await buildWithStamp("gallery", write)
else await write()
