import { createHash } from "node:crypto"
import { cp, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "kysely"
import { describe, expect, inject, it } from "vitest"
import { type Db, openDb } from "#adapters/postgres/engine/db.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { readParts } from "#adapters/server/ops/backup/read-backup.ts"
import { restoreBackup, verifyBackup } from "#adapters/server/ops/backup/restore-backup.ts"
import { run } from "#specs/contracts/ordering-shop.ts"
import { emptyPostgres, freshPostgres } from "#specs/database.ts"
import { demoFolder } from "#specs/demo-folder.ts"
import { backUp, putHardRows, someFolders } from "./some-backup.ts"

const folderOf = someFolders()
const report = console.error
const patience = { timeout: 240_000 }

const openAt = (url: string | undefined, dataDir: string): Promise<Db> =>
  openDb({ ...(url === undefined ? { folder: join(dataDir, "db") } : { url }), patienceMs: 120_000, report })

/** A digest of each table's rows, in whatever order the database stores them. */
const rowsOf = async (path: string): Promise<ReadonlyMap<string, string>> => {
  const lines = new Map<string, Array<string>>()
  for await (const part of readParts(path))
    if (part.kind === "rows") lines.set(part.table, [...(lines.get(part.table) ?? []), ...part.lines])
    else if (part.kind === "head") for (const { name } of part.head.tables) lines.set(name, [])
  return new Map(
    [...lines].map(([table, rows]) => [table, createHash("sha256").update(rows.toSorted().join("\n")).digest("hex")])
  )
}

describe("a backup", () => {
  const title =
    "of the demo shop is the same row for row from PGlite into PostgreSQL and back, with pictures and secret"
  it(title, patience, async () => {
    const first = await folderOf()
    await cp(await demoFolder(), first, { recursive: true })
    const source = await openAt(undefined, first)
    await putHardRows(source)
    await mkdir(join(first, "photos"), { recursive: true })
    await writeFile(join(first, "photos", "a-1.webp"), new Uint8Array([0, 255, 10, 13]))
    await writeFile(join(first, "secret"), "thirty-two characters of a secret")
    const files = await folderOf()
    await backUp(source, first, join(files, "1"))
    await source.close()

    const second = await folderOf()
    const url = await emptyPostgres()
    await restoreBackup(join(files, "1"), { databaseUrl: url, dataDir: second, report })
    const postgres = await openAt(url, second)
    expect(await run(migrate(postgres))).toEqual([])
    await backUp(postgres, second, join(files, "2"))
    // What the database itself refuses it refuses still.
    const guards = await run(
      postgres.ask(async (on) => ({
        refusal: await sql`truncate order_events`.execute(on).catch(String),
        references: (await sql`select from pg_constraint where contype = 'f'`.execute(on)).rows.length,
        disabled: (await sql`select from pg_trigger where tgenabled <> 'O'`.execute(on)).rows.length
      }))
    )
    expect(guards).toEqual({ refusal: expect.stringContaining("only ever added to"), references: 64, disabled: 0 })
    await postgres.close()

    const third = await folderOf()
    await restoreBackup(join(files, "2"), { databaseUrl: undefined, dataDir: third, report })
    const pglite = await openAt(undefined, third)
    await backUp(pglite, third, join(files, "3"))
    await pglite.close()

    const [one, two, three] = await Promise.all(["1", "2", "3"].map((name) => verifyBackup(join(files, name))))
    const [inFirst, inSecond, inThird] = await Promise.all(["1", "2", "3"].map((name) => rowsOf(join(files, name))))
    expect(inFirst?.size).toBeGreaterThan(90)
    expect(inSecond).toEqual(inFirst)
    expect(inThird).toEqual(inFirst)
    for (const other of [two, three]) {
      expect(other?.end.files).toEqual(one?.end.files)
      expect(other?.end.sequences).toEqual(one?.end.sequences)
    }
    expect(one?.head.partitions.map(({ name }) => name)).toContain("tracking_events_2026_11")
    const rows = new Map(one?.end.tables.map((table) => [table.name, table.rows]))
    expect([rows.get("search_feedback"), rows.get("tracking_events")]).toEqual([2, 1])
    expect(rows.get("products")).toBeGreaterThan(100)
    expect([...(await readFile(join(third, "photos", "a-1.webp")))]).toEqual([0, 255, 10, 13])
    expect(await readFile(join(third, "secret"), "utf8")).toBe("thirty-two characters of a secret")
    expect((await readdir(third)).toSorted()).toEqual(["db", "photos", "secret"])
    for (const path of [join(files, "1"), join(third, "photos", "a-1.webp"), join(third, "secret")])
      expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it("is restored into an empty database and folder alone, by name, and leaves what is there", patience, async () => {
    const folder = await folderOf()
    const small = await openDb({ image: inject("pgliteImage"), report })
    const path = join(folder, "backup")
    await backUp(small, folder, path)
    await small.close()

    const taken = await folderOf()
    await mkdir(join(taken, "receipts"))
    const into = (databaseUrl: string | undefined, dataDir: string) =>
      restoreBackup(path, { databaseUrl, dataDir, report: () => {} })
    await expect(into(undefined, taken)).rejects.toThrow(`${taken} holds receipts already`)
    expect(await readdir(taken)).toEqual(["receipts"])

    const full = await freshPostgres()
    const empty = await folderOf()
    await expect(into(full, empty)).rejects.toThrow("The database holds tables already")
    expect(await readdir(empty)).toEqual([])

    await mkdir(join(empty, "restoring"))
    await expect(into(undefined, empty)).rejects.toThrow("another restore is under way, or one was interrupted")
  })
})
