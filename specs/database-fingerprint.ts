import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")

/** Returns a digest of the migrations and of the version of the embedded engine. */
export const fingerprintOfDatabases = async (): Promise<string> => {
  const folder = join(root, "adapters", "postgres", "migrations")
  const hash = createHash("sha256")
  for (const name of (await readdir(folder)).toSorted()) hash.update(await readFile(join(folder, name)))
  hash.update(await readFile(join(root, "node_modules", "@electric-sql", "pglite", "package.json")))
  return hash.digest("hex").slice(0, 16)
}
