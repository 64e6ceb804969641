import { execFile, spawnSync } from "node:child_process"
import { existsSync, writeFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { FolderTaken } from "#adapters/postgres/engine/folder-lock.ts"
import { openPGlitePool } from "#adapters/postgres/engine/pglite-pool.ts"
import { EngineGone, type Thread } from "#adapters/postgres/engine/pglite-thread.ts"
import { Unavailable } from "#core/kernel/failure.ts"

const report = () => {}

describe("PGlite in its thread", () => {
  let home: string
  let folder: string
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), "pendar-db-"))
    folder = join(home, "db")
  })
  afterEach(() => rm(home, { recursive: true, force: true }))

  it("is ended when a question takes too long, and opened again with everything it had", async () => {
    const db = await openDb({ folder, image: inject("pgliteImage"), patienceMs: 1_500, report })
    const seed = { name: "one", fingerprint: "", at: "2026-11-20T00:00:00Z" }
    await Effect.runPromise(db.ask((on) => on.insertInto("seeds").values(seed).execute()))
    const stuck = db.ask((on) => sql`select count(*) from generate_series(1, 3000000000)`.execute(on))
    const behind = db.inTransaction((tx) => tx.ask((on) => on.selectFrom("seeds").select("name").execute()))
    const [first, second] = await Promise.all([
      Effect.runPromise(Effect.flip(stuck)),
      Effect.runPromise(Effect.exit(behind))
    ])
    expect(first).toBeInstanceOf(Unavailable)
    expect(second).toMatchObject({ _tag: "Success", value: [{ name: "one" }] })
    await db.close()
  })

  it("is opened again only after the end of the one before, which the disk may hold for long", async () => {
    const atDisk = Promise.withResolvers<void>()
    let started = 0
    /** The first one is given up while it still writes. */
    const startEngine = async (): Promise<Thread> => {
      const isFirst = ++started === 1
      let isGone = false
      return {
        ask: async () => {
          if (!isFirst) return { affected: 0, rows: [] } as never
          isGone = true
          throw new EngineGone("no answer")
        },
        isGone: () => isGone,
        ended: isFirst ? atDisk.promise : Promise.resolve(),
        kill: async () => {}
      }
    }
    const pool = await openPGlitePool({ folder, patience: () => 1_000 }, startEngine)
    const ask = async () => (await pool.connect()).query("select 1", [])
    await expect(ask()).rejects.toThrow("no answer")
    await expect(Promise.all([ask(), ask()])).rejects.toThrow("has not ended yet")
    expect(started).toBe(1)
    // Transactions follow each other; they wait for a second together, not one second each.
    const before = performance.now()
    const begin = async () => (await pool.connect()).query("begin", [])
    const refused = await Promise.allSettled(Array.from({ length: 20 }, begin))
    expect(refused.every(({ status }) => status === "rejected")).toBe(true)
    expect(performance.now() - before).toBeLessThan(5_000)
    atDisk.resolve()
    await Promise.all([ask(), ask()])
    expect(started).toBe(2)
    await pool.end()
  })

  it("is not asked for the rest of a transaction once another process has taken the folder over", async () => {
    let asked = 0
    const startEngine = async (): Promise<Thread> => ({
      ask: async () => {
        asked += 1
        return { affected: 0, rows: [] } as never
      },
      isGone: () => false,
      ended: Promise.resolve(),
      kill: async () => {}
    })
    let isLost = false
    const onLost = () => {
      isLost = true
    }
    const pool = await openPGlitePool({ folder, onLost, patience: () => 1_000 }, startEngine)
    const client = await pool.connect()
    await client.query("begin", [])
    await client.query("select 1", [])
    expect(asked).toBe(1)
    // A process on another machine took the folder over while this one was paused; its next beat finds that.
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: 1, born: "", numbers: "another machine", key: "other" }))
    await expect.poll(() => isLost, { timeout: 10_000 }).toBe(true)
    await expect(client.query("commit", [])).rejects.toThrow("another process has taken the folder over")
    expect(asked).toBe(1)
    client.release()
    await pool.end()
  })

  it("loses a transaction whose thread was ended, and does not finish it in the next", async () => {
    const db = await openDb({ folder, image: inject("pgliteImage"), patienceMs: 1_500, report })
    const seed = (name: string) => ({ name, fingerprint: "", at: "2026-11-20T00:00:00Z" })
    const call = db.inTransaction((tx) =>
      Effect.gen(function* () {
        yield* tx.ask((on) => on.insertInto("seeds").values(seed("one")).execute())
        yield* Effect.ignore(tx.ask((on) => sql`select count(*) from generate_series(1, 3000000000)`.execute(on)))
        yield* tx.ask((on) => on.insertInto("seeds").values(seed("two")).execute())
      })
    )
    expect(await Effect.runPromise(Effect.flip(call))).toBeInstanceOf(Unavailable)
    expect(await Effect.runPromise(db.ask((on) => on.selectFrom("seeds").selectAll().execute()))).toEqual([])
    await db.close()
  })

  // Only if files can be prevented from growing: a write that fails aborts the engine.
  it.runIf(spawnSync("prlimit", ["--version"]).status === 0)(
    "is opened again after a write that failed, once the disk has room, with everything it had",
    async () => {
      const program = join(import.meta.dirname, "failing-writes.main.ts")
      const { stdout } = await promisify(execFile)(process.execPath, [program, folder, inject("pgliteImage")])
      expect(JSON.parse(stdout)).toEqual({ before: "done", failed: true, healed: true, hasAll: true })
    }
  )

  it("refuses a folder that is open already, with a sentence that says who holds it", async () => {
    const db = await openDb({ folder, image: inject("pgliteImage"), report })
    const again = await openDb({ folder, report }).catch((error: unknown) => error)
    expect(again).toBeInstanceOf(FolderTaken)
    expect(String(again)).toContain(`held by process ${process.pid}`)
    await db.close()
    const after = await openDb({ folder, report })
    await after.close()
    expect(existsSync(`${folder}.lock`)).toBe(false)
  })
})
