import { execFileSync } from "node:child_process"
import { Effect } from "effect"
import { sql } from "kysely"
import { openDb } from "#adapters/postgres/engine/db.ts"

// A process whose files cannot grow for a while: prints how its writes went, as JSON.
const [, , folder = "", image = ""] = process.argv
const growTo = (bytes: number | "unlimited"): void =>
  void execFileSync("prlimit", ["--pid", String(process.pid), `--fsize=${bytes}:unlimited`])
const db = await openDb({ folder, image, report: () => {} })
const write = (): Promise<"done" | "failed"> =>
  Effect.runPromise(
    Effect.match(
      db.ask((on) =>
        // One row, which a page has room for: what fails is the log of writes, and that ends the engine.
        sql`insert into seeds select gen_random_uuid()::text, '', now()`.execute(on)
      ),
      { onSuccess: () => "done" as const, onFailure: () => "failed" as const }
    )
  )
const until = async (wanted: "done" | "failed"): Promise<boolean> => {
  for (let left = 20; left > 0; left--) if ((await write()) === wanted) return true
  return false
}

const before = await write()
growTo(1_000)
const failed = await until("failed")
growTo("unlimited")
const healed = await until("done")
const { length: rows } = await Effect.runPromise(db.ask((on) => on.selectFrom("seeds").select("name").execute()))
await db.close()
console.info(JSON.stringify({ before, failed, healed, hasAll: rows >= 2 }))
