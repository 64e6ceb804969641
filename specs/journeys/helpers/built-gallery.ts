import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { buildFolder } from "#adapters/server/build/stamps.ts"

/** The gallery as a folder: the shop under test builds it if its sources have changed since. */
export const builtGallery = async () => {
  const answer = await fetch(`${process.env["SHOP"]}/dev/gallery/`)
  if (!answer.ok) throw new Error(await answer.text())
  const { href } = pathToFileURL(join(buildFolder, "gallery/index.html"))
  return { addressOf: (hash: string): string => `${href}#/${hash}` }
}
