import { Effect } from "effect"
import { memoryAccount } from "#adapters/memory/account.memory.ts"
import { isHalf } from "#core/account/registration/completeness.rule.ts"
import { halfFacts } from "./half.ts"

halfFacts("memory", async () => {
  const { stores } = memoryAccount()
  return {
    stores,
    isHalf: async (id) => {
      const stored = await Effect.runPromise(stores.members.byId(id))
      return stored === undefined || isHalf(stored.member)
    },
    close: async () => {}
  }
})
