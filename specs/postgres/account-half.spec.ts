import { Effect } from "effect"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { sqlProfiles } from "#adapters/postgres/members/profile.sql.ts"
import { sqlBuyers } from "#adapters/postgres/selling/buyers.sql.ts"
import { someNow } from "#specs/arbitraries.ts"
import { freshPostgres } from "#specs/database.ts"
import { halfFacts } from "../account/attacks/half.ts"

/** PGlite has one connection: nothing meets there. House 12. */
halfFacts("PostgreSQL", async () => {
  const db = await openDb({ url: await freshPostgres(), connections: 4, report: console.error })
  return {
    stores: sqlAccount(db, () => someNow),
    isHalf: (id) => Effect.runPromise(Effect.map(sqlBuyers(db).of(id), (buyer) => buyer.isHalf)),
    edit: (id, columns) => Effect.runPromise(sqlProfiles(db).write(id, columns)),
    close: () => db.close()
  }
})
