import { openDb } from "#adapters/postgres/engine/db.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { someNow } from "#specs/arbitraries.ts"
import { freshPostgres } from "#specs/database.ts"
import { atOnceFacts } from "../account/attacks/at-once.ts"
import { firstProofFacts } from "../account/attacks/first-proof.ts"

/** PGlite has one connection and proves nothing here. House 12. */
const open = async () => {
  const db = await openDb({ url: await freshPostgres(), connections: 4, report: console.error })
  return { stores: sqlAccount(db, () => someNow), close: () => db.close() }
}
atOnceFacts("PostgreSQL", open)
firstProofFacts("PostgreSQL", open)
