import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"

/** Returns the folder of the files that pages of the build before still ask for. D-74. */
export const previousFolder = (client: string): string => `${client}-before`

const manifestOf = (folder: string): string | undefined => {
  const file = join(folder, ".vite/manifest.json")
  return existsSync(file) ? readFileSync(file, "utf8") : undefined
}

/**
 * Runs a build that empties its folder, and leaves the files of the build before beside it: a page that was opened then finds its
 * scripts until the build after the next. One that changes no file leaves those that are there. D-74.
 *
 * @param client folder of what browsers fetch
 */
export const withPreviousBuild = async (client: string, build: () => Promise<void>): Promise<void> => {
  const manifest = manifestOf(client)
  const waiting = `${client}-waiting`
  rmSync(waiting, { recursive: true, force: true })
  if (manifest !== undefined) {
    mkdirSync(waiting)
    cpSync(join(client, "assets"), join(waiting, "assets"), { recursive: true })
  }
  await build()
  if (manifest === undefined || manifestOf(client) === manifest)
    return rmSync(waiting, { recursive: true, force: true })
  rmSync(previousFolder(client), { recursive: true, force: true })
  renameSync(waiting, previousFolder(client))
}
