import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { run } from "#specs/contracts/ordering-shop.ts"
import { freshPostgres } from "#specs/database.ts"
import { configurationText } from "./configurations.ts"

const root = join(import.meta.dirname, "../..")
/** What stays with a session of PostgreSQL, which in transaction mode is another one after each transaction. */
const ofSession =
  /[`"']listen\s|\bpg_(?:try_)?advisory_lock|\bpg_notify|create temp|with hold\b|^\s*prepare \w+ as|\bset (?:session\s|time zone|statement_timeout|plan_cache_mode)/im

describe("PgBouncer in transaction mode", () => {
  it("meets nothing that stays with a session but what a connection begins with", () => {
    const files = execFileSync("git", ["ls-files", "adapters/postgres", "adapters/server", "adapters/demo"], {
      cwd: root,
      encoding: "utf8"
    })
      .split("\n")
      .filter((name) => /\.(?:ts|sql)$/.test(name))
    expect(files.length).toBeGreaterThan(300)
    const found = files.filter((name) => ofSession.test(readFileSync(join(root, name), "utf8")))
    expect(found).toEqual(["adapters/postgres/engine/pg-pool.ts", "adapters/postgres/engine/pglite-engine.ts"])
  })

  it("gives the role what a connection sets for itself", async () => {
    const db = await openDb({ url: await freshPostgres(), connections: 1, report: console.error })
    try {
      db.shortenTimeouts()
      const names = ["idle_in_transaction_session_timeout", "plan_cache_mode", "statement_timeout", "TimeZone"]
      const own = await run(
        db.ask(async (on) => {
          const { rows } = await sql<{ name: string; setting: string }>`
            select name, setting from pg_settings where name in (${sql.join(names)}) order by lower(name)`.execute(on)
          return rows
        })
      )
      // As a role that logs in gets them, made and taken away in one transaction.
      const given = await run(
        db.ask(async (on) => {
          const statements = configurationText("pgbouncer/role.sql")
            .replace(/^--.*$/gm, "")
            .replaceAll("alter role pendar set", "set local")
          await sql.raw("begin; set local statement_timeout = '1s'").execute(on)
          await sql.raw(statements).execute(on)
          const { rows } = await sql<{ name: string; setting: string }>`
            select name, setting from pg_settings where name in (${sql.join(names)}) order by lower(name)`.execute(on)
          await sql.raw("rollback").execute(on)
          return rows
        })
      )
      expect(own).toHaveLength(4)
      expect(given).toEqual(own)
    } finally {
      await db.close()
    }
  })
})
