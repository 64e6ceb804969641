import { Effect } from "effect"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { instant } from "#core/kernel/moment.ts"
import { seedDemoLogins } from "./logins.ts"
import { seedDemo } from "./seed.ts"

// `npm run seed`: writes the demo shop into the database of DATABASE_URL or DATA_DIR; a second time changes nothing.
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
await Effect.runPromise(migrate(db))
await Effect.runPromise(seedDemo(db, instant(Date.now())))
if (process.env["NODE_ENV"] !== "production") await Effect.runPromise(seedDemoLogins(db, instant(Date.now())))
await db.close()
console.info("the demo shop is in the database")
