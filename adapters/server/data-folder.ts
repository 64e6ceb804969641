import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"

/** From now on only the user that runs the shop can read or write what it creates, the embedded database included. */
const ownerOnly = 0o077
/** Entries that the shop has in its data folder. */
const ownEntries =
  /^(?:db|secret|receipts|avatars|campaigns|photos|images|imports?|backup-[\da-f-]+|logs?|ops\.json|db\.lock|db\.unfinished)(?:$|\.)/

/** Entry of the data folder in which a restore is prepared. */
export const restoringName = "restoring"

/** A backup is being restored here, or its restore was interrupted: what is there is not a whole shop. */
export class RestoreUnfinished extends Error {
  override readonly name = "RestoreUnfinished"

  constructor(folder: string) {
    super(
      `A backup is being restored into ${folder}, or its restore was interrupted. If none is under way, delete ${join(folder, restoringName)} and restore again into an empty database and an empty folder.`
    )
  }
}

/** The data folder is open to other users and holds more than the shop's own files, so it is not closed for them. */
export class DataFolderOpen extends Error {
  override readonly name = "DataFolderOpen"

  constructor(folder: string) {
    super(
      `The data folder ${folder} can be read by other users of this machine and holds other things as well. Set DATA_DIR to a folder of its own, or close it with: chmod 700 ${folder}`
    )
  }
}

/**
 * Creates the data folder if it is missing and closes it for other users. From now on the process creates files for its own
 * user alone. Existing files of the shop that others may read are closed once. Refuses with `DataFolderOpen`, and with
 * `RestoreUnfinished` beside a half restored shop.
 */
export const prepareDataFolder = (folder: string): void => {
  process.umask(ownerOnly)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (existsSync(join(folder, restoringName))) throw new RestoreUnfinished(folder)
  if ((statSync(folder).mode & ownerOnly) === 0) return
  const entries = readdirSync(folder)
  if (entries.some((name) => !ownEntries.test(name))) throw new DataFolderOpen(folder)
  for (const name of entries) close(join(folder, name))
  chmodSync(folder, 0o700)
}

const close = (path: string): void => {
  const isFolder = statSync(path).isDirectory()
  if (isFolder) for (const name of readdirSync(path)) close(join(path, name))
  chmodSync(path, isFolder ? 0o700 : 0o600)
}
