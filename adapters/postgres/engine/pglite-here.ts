import { openEngine } from "./pglite-engine.ts"
import type { Start } from "./pglite-messages.ts"
import { EngineGone, type Thread } from "./pglite-thread.ts"

/**
 * PGlite in this thread, for processes that serve nothing else meanwhile: no statement crosses threads, and every run takes the
 * same steps. No time-out applies. House 13.
 */
export const startHere = async (start: Start): Promise<Thread> => {
  const answer = await openEngine(start)
  let isGone = false
  return {
    ended: Promise.resolve(),
    ask: async (question) => {
      if (isGone) throw new EngineGone("ended")
      return answer(question)
    },
    isGone: () => isGone,
    kill: async () => {
      isGone = true
    }
  }
}
