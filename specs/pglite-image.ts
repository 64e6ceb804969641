import { existsSync } from "node:fs"
import { mkdir, rename } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { fingerprintOfDatabases } from "./database-fingerprint.ts"

/** Made once per state of the migrations and stored: beginning with it takes half a second, from nothing three. */
export const pgliteImage = async (): Promise<string> => {
  const folder = join(root, ".build", "specs")
  const image = join(folder, `pglite-${await fingerprintOfDatabases()}.tar`)
  if (existsSync(image)) return image
  await mkdir(folder, { recursive: true })
  const draft = `${image}.${process.pid}`
  await migratedImage({ image: draft })
  await rename(draft, image)
  return image
}

/** Brings a database up to date; one in memory is written into a file. */
export const migratedImage = async ({ url, image }: { readonly url?: string; readonly image?: string }) => {
  const db = await openDb({ ...(url === undefined ? {} : { url }), patienceMs: 60_000, report: console.error })
  await Effect.runPromise(migrate(db))
  if (image !== undefined) await db.image(image)
  await db.close()
}

const root = fileURLToPath(new URL("..", import.meta.url))
