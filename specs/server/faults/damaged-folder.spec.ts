import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { sql } from "kysely"
import { pino } from "pino"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { DatabaseRefused } from "#adapters/postgres/engine/folder-check.ts"
import { systemClock } from "#adapters/server/clock.ts"
import { readConfig } from "#adapters/server/config.ts"
import { openShop } from "#adapters/server/open-shop.ts"
import { SecretRefused } from "#adapters/server/secret.ts"
import { freePort } from "#specs/free-port.ts"
import { stock } from "../../orders/selling-shop.ts"

const full = process.env.SCALE === "full"

/** Writes over a part of every file below a folder. */
const spoil = (folder: string, into: (path: string) => void): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) into(join(entry.parentPath, entry.name))
}

/** Ways in which a data folder gets damaged; `expected` is what the refusal says. */
const damages: ReadonlyArray<{
  readonly what: string
  readonly harm: (data: string) => void
  readonly expected: RegExp
  readonly always?: boolean
}> = [
  {
    what: "PG_VERSION is gone",
    harm: (data) => rmSync(join(data, "db/PG_VERSION")),
    expected: /PG_VERSION is missing/,
    always: true
  },
  {
    what: "PG_VERSION is a newer one's",
    harm: (data) => writeFileSync(join(data, "db/PG_VERSION"), "19\n"),
    expected: /written by PostgreSQL 19/
  },
  {
    what: "pg_control is cut off",
    harm: (data) => truncateSync(join(data, "db/global/pg_control"), 100),
    expected: /pg_control is damaged/
  },
  {
    what: "the log of changes is zeros",
    harm: (data) => spoil(join(data, "db/pg_wal"), (path) => writeFileSync(path, Buffer.alloc(statSync(path).size))),
    expected: /is damaged|could not be read/,
    always: true
  },
  {
    what: "the log of changes is gone",
    harm: (data) => rmSync(join(data, "db/pg_wal"), { recursive: true }),
    expected: /pg_wal is missing/
  },
  {
    what: "the tables are gone",
    harm: (data) => rmSync(join(data, "db/base"), { recursive: true }),
    expected: /base is missing/
  },
  {
    what: "the tables are full of noise",
    harm: (data) =>
      spoil(join(data, "db/base"), (path) => writeFileSync(path, Buffer.alloc(statSync(path).size, 0xa5))),
    expected: /is damaged|could not be read/
  },
  {
    what: "the whole database is gone, but not the secret",
    harm: (data) => rmSync(join(data, "db"), { recursive: true }),
    expected: /is gone, although this shop had one/,
    always: true
  },
  {
    what: "the database is an empty folder",
    harm: (data) => {
      rmSync(join(data, "db"), { recursive: true })
      mkdirSync(join(data, "db"))
    },
    expected: /is gone, although this shop had one/
  }
]

describe("a data folder", () => {
  let home: string
  let whole: string
  let data: string
  const open = async (folder: string, settings: Readonly<Record<string, string>> = {}) => {
    const read = readConfig({ DATA_DIR: folder, DEMO: "off", NODE_ENV: "test", ...settings })
    if ("problems" in read) throw new Error(read.problems.join("\n"))
    const log = pino({ level: "silent" })
    return openShop({ config: read.config, clock: systemClock(), log, tell: () => {} })
  }
  const refusalOf = async (folder: string, settings?: Readonly<Record<string, string>>): Promise<Error> => {
    const opened = await open(folder, settings).catch((cause: unknown) => cause)
    if (opened instanceof Error) return opened
    await (opened as Awaited<ReturnType<typeof openShop>>).close()
    throw new Error("it was opened")
  }

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "pendar-damaged-"))
    whole = join(home, "whole")
    mkdirSync(whole)
    const db = await openDb({ folder: join(whole, "db"), image: inject("pgliteImage"), report: console.error })
    await stock(db, { a: 7 })
    await db.close()
    writeFileSync(join(whole, "secret"), "a secret of more than thirty-two characters")
  })
  afterAll(() => rm(home, { recursive: true, force: true }))
  beforeEach((context) => {
    data = join(home, context.task.id)
    cpSync(whole, data, { recursive: true })
  })

  const listed = (folder: string) =>
    readdirSync(folder, { recursive: true })
      // What says that a process runs on it.
      .filter((name) => !/\.lock$|postmaster\.pid$/.test(String(name)))
      .toSorted()

  it.each(damages.filter(({ always }) => full || always))(
    "in which $what is refused with what is wrong and what to do, and stays as it is",
    async ({ harm, expected }) => {
      harm(data)
      const before = listed(data)
      const refusal = await refusalOf(data)
      expect(refusal).toBeInstanceOf(DatabaseRefused)
      expect(refusal.message).toMatch(expected)
      expect(refusal.message).toContain(join(data, "db"))
      expect(refusal.message).toMatch(/restore a backup .* DATA_DIR .* move the folder away/)
      expect(listed(data).filter((name) => !before.includes(name))).toEqual([])
      // The damage is still seen by the second start: nothing was begun in its place.
      expect((await refusalOf(data)).message).toMatch(expected)
    }
  )

  it("is not what a PostgreSQL that cannot be reached is refused with", async () => {
    const address = `postgres://shop:secret@127.0.0.1:${await freePort()}/shop`
    const { message } = await refusalOf(data, { DATABASE_URL: address })
    expect(message).toMatch(/The database in DATABASE_URL cannot be used.* ECONNREFUSED/)
    expect(message).toMatch(/runs, can be reached .* another one in DATABASE_URL/)
    expect(message).not.toMatch(/DATA_DIR|folder|secret/)
  })

  it("that a newer version of the shop has written is refused", async () => {
    const db = await openDb({ folder: join(data, "db"), report: console.error })
    const newer = sql`insert into migrations (name, checksum) values ('9999_tomorrow.sql', 'x')`
    await Effect.runPromise(db.ask((on) => newer.execute(on)))
    await db.close()
    const { message } = await refusalOf(data)
    expect(message).toContain(join(data, "db"))
    expect(message).toMatch(/newer version of the shop \(migration 9999_tomorrow.sql is unknown/)
    expect(message).toMatch(/restore a backup/)
  })

  it.each(full ? ["", "short", "\n".repeat(40)] : ["short"])("whose secret is %j is refused", async (secret) => {
    writeFileSync(join(data, "secret"), secret)
    expect((await refusalOf(data)).message).toMatch(/The secret in .* is shorter than 32 characters/)
  })

  it("that has orders but no secret any more is refused, and opens with the secret or with a new one", async () => {
    const path = join(data, "secret")
    const first = await open(data)
    const insert = sql`insert into notify_wishes (combination_id, email, product_id, language, at)
      select id, 'ayu@pembeli.test', product_id, 'id', now() from combinations where id = 'a'`
    await Effect.runPromise(first.db.ask((on) => insert.execute(on)))
    await first.close()
    rmSync(path)
    const refusal = await refusalOf(data)
    expect(refusal).toBeInstanceOf(SecretRefused)
    expect(refusal.message).toContain(
      `The secret in ${path} is gone, although this shop has sent out links signed with it`
    )
    expect(refusal.message).toMatch(/Restore .* set SECRET .* openssl rand .* are refused/)
    // Nothing was written: the second start is refused as well.
    expect((await refusalOf(data)).message).toBe(refusal.message)
    writeFileSync(path, "another secret of more than thirty-two characters")
    await (await open(data)).close()
  })

  it("that has signed nothing gets a new secret", async () => {
    rmSync(join(data, "secret"))
    await (await open(data)).close()
    expect(readFileSync(join(data, "secret"), "utf8").length).toBeGreaterThanOrEqual(32)
  })

  it.runIf(full)("whose first start was interrupted starts again", async () => {
    const fresh = join(home, "interrupted")
    mkdirSync(join(fresh, "db"), { recursive: true })
    writeFileSync(join(fresh, "db/postgresql.conf"), "half")
    writeFileSync(join(fresh, "db.unfinished"), "")
    const shop = await open(fresh)
    await shop.close()
    expect(readdirSync(fresh)).not.toContain("db.unfinished")
  })

  it("that is whole opens with everything in it", async () => {
    const shop = await open(data)
    const rows = await Effect.runPromise(
      shop.db.ask((on) => on.selectFrom("combinations").select("stock").where("id", "=", "a").execute())
    )
    await shop.close()
    expect(rows).toEqual([{ stock: 7 }])
  })
})
