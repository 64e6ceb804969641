import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { buildFolder } from "#adapters/server/build/stamps.ts"

/** How long a machine may need to draw all charts; a quick one needs eight seconds. */
export const drawingMs = 600_000

/** The gallery as a folder: the shop under test builds it if its sources have changed since. */
export const builtGallery = async () => {
  const start = performance.now()
  let answer = await asked()
  // A slow machine is still drawing after twenty seconds, and says so.
  while (answer.status === 503 && performance.now() - start < drawingMs) answer = await asked()
  if (!answer.ok) throw new Error(await answer.text())
  const { href } = pathToFileURL(join(buildFolder, "gallery/index.html"))
  return { addressOf: (hash: string): string => `${href}#/${hash}` }
}

const asked = (): Promise<Response> => fetch(`${process.env["SHOP"]}/dev/gallery/`)
