import { Effect } from "effect"
import { memoryAccount } from "#adapters/memory/account.memory.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { registerAtStore, removeMember } from "#adapters/postgres/members/account-members.sql.ts"
import { someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { accountStoreFacts } from "./account-stores.ts"
import { issuedBeforeFacts } from "./issued-before.ts"

for (const facts of [accountStoreFacts, issuedBeforeFacts]) {
  facts("memory", async () => {
    const memory = memoryAccount()
    return {
      stores: memory.stores,
      registerAtStore: async (phone) => memory.registerAtStore(phone),
      remove: async (id) => memory.remove(id),
      close: async () => {}
    }
  })
  for (const engine of engines)
    facts(engine, async () => {
      const db = await freshDatabase(engine, { report: () => {} })
      return {
        stores: sqlAccount(db, () => someNow),
        registerAtStore: (phone) => Effect.runPromise(Effect.asVoid(registerAtStore(db, phone, someNow))),
        remove: (id) => Effect.runPromise(removeMember(db, id, someNow)),
        close: async () => {
          await db.close()
        }
      }
    })
}
