import { join } from "node:path"
import { Effect } from "effect"
import { seedDemoLogins } from "#adapters/demo/logins.ts"
import { seedDemo } from "#adapters/demo/seed.ts"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { systemClock } from "#adapters/server/clock.ts"
import { prepareDataFolder } from "#adapters/server/data-folder.ts"

// Writes a data folder with the demo shop: `node specs/demo-folder.main.ts FOLDER`.
const [, , folder = ""] = process.argv
prepareDataFolder(folder)
const db = await openDb({ folder: join(folder, "db"), report: console.error })
const now = systemClock().now()
await Effect.runPromise(migrate(db))
await Effect.runPromise(seedDemo(db, now))
await Effect.runPromise(seedDemoLogins(db, now))
await db.close()
