import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest"
import { type Db, openDb } from "#adapters/postgres/engine/db.ts"
import { migrate, unlessChanged } from "#adapters/postgres/migrate.ts"
import { engines, freshDatabase } from "#specs/database.ts"

describe.each(engines)("migrations on %s", (engine) => {
  let db: Db
  let folder: string
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const migrated = (on = db) => migrate(on, pathToFileURL(`${folder}/`))
  const file = (name: string, text: string) => writeFile(join(folder, name), text)

  beforeEach(async () => {
    db = await freshDatabase(engine, { report: () => {} })
    await run(db.ask((on) => sql`truncate migrations`.execute(on)))
    folder = await mkdtemp(join(tmpdir(), "pendar-migrations-"))
    await file("0001_one.sql", "create table one (id integer); insert into one values (1); -- done;")
    await file("0002_two.sql", "create table two (id integer)")
  })
  afterEach(async () => {
    await db.close()
    await rm(folder, { recursive: true })
  })

  it("are applied in order, each once", async () => {
    expect(await run(migrated())).toEqual(["0001_one.sql", "0002_two.sql"])
    await file("0003_three.sql", "insert into one values (3)")
    expect(await run(migrated())).toEqual(["0003_three.sql"])
    expect(await run(migrated())).toEqual([])
    const { rows } = await run(db.ask((on) => sql`select id from one order by id`.execute(on)))
    expect(rows).toEqual([{ id: 1 }, { id: 3 }])
  })

  it("are applied whole or not at all", async () => {
    await file("0002_two.sql", "create table two (id integer); insert into nowhere values (1)")
    await expect(run(migrated())).rejects.toMatchObject({ _tag: "Unavailable" })
    await file("0002_two.sql", "create table two (id integer)")
    expect(await run(migrated())).toEqual(["0002_two.sql"])
  })

  it("refuse a file that changed after it was applied, or went", async () => {
    await run(migrated())
    await file("0001_one.sql", "create table one (id bigint)")
    await expect(run(migrated())).rejects.toThrow("Migration 0001_one.sql was applied to this database and has changed")
    await rm(join(folder, "0001_one.sql"))
    await expect(run(migrated())).rejects.toThrow("0001_one.sql")
  })

  it("make the version before them say that the database has outgrown it", async () => {
    const isCurrent = () => run(Effect.exit(unlessChanged(db, pathToFileURL(`${folder}/`))))
    await run(migrated())
    expect((await isCurrent())._tag).toBe("Success")
    await run(db.ask((on) => sql`insert into migrations (name, checksum) values ('0003_new.sql', 'x')`.execute(on)))
    expect(String(await isCurrent())).toContain("0003_new.sql is unknown to this one")
  })

  if (engine !== "postgres") return

  it("are applied once by processes that start together", async () => {
    const { rows } = await run(db.ask((on) => sql<{ name: string }>`select current_database() as name`.execute(on)))
    const url = new URL(`/${rows[0]?.name}`, inject("postgresUrl")).href
    await run(db.ask((on) => sql`drop table migrations, migration_lock`.execute(on)))
    const others = await Promise.all(Array.from({ length: 4 }, () => openDb({ url, connections: 1, report: () => {} })))
    const applied = await run(
      Effect.all(
        others.map((other) => migrated(other)),
        { concurrency: "unbounded" }
      )
    )
    expect(applied.flat().toSorted()).toEqual(["0001_one.sql", "0002_two.sql"])
    await Promise.all(others.map((other) => other.close()))
  })
})
