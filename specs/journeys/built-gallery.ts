import { execFile } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"

/** The gallery, built as `npm run gallery` builds it, in a folder of its own. */
export const builtGallery = async () => {
  const folder = await mkdtemp(join(tmpdir(), "pendar-gallery-"))
  const cwd = join(import.meta.dirname, "../..")
  await promisify(execFile)(process.execPath, ["specs/gallery.main.ts", "--out", folder], { cwd })
  return {
    addressOf: (hash: string): string => `${pathToFileURL(join(folder, "index.html")).href}#/${hash}`,
    remove: () => rm(folder, { recursive: true, force: true })
  }
}
