import { memoryAccount } from "#adapters/memory/account.memory.ts"
import { atOnceFacts } from "./at-once.ts"
import { firstProofFacts } from "./first-proof.ts"

const open = async () => ({ stores: memoryAccount().stores, close: async () => {} })
atOnceFacts("memory", open)
firstProofFacts("memory", open)
