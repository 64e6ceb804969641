import { Effect } from "effect"
import { openDb } from "./engine/db.ts"
import { migrate } from "./migrate.ts"

// `npm run db:migrate`: brings the database of DATABASE_URL or DATA_DIR to the newest migration.
const url = process.env["DATABASE_URL"]
// The database is for the user of the shop alone.
process.umask(0o077)
const db = await openDb({
  ...(url ? { url } : { folder: `${process.env["DATA_DIR"] ?? ".data"}/db` }),
  report: (failure) => console.error(String(failure))
}).catch((cause: Error) => {
  console.error(cause.message)
  process.exit(1)
})
const applied = await Effect.runPromise(migrate(db))
await db.close()
console.info(applied.length === 0 ? "nothing to do" : `applied ${applied.join(", ")}`)
