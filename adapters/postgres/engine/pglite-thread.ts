import { Worker } from "node:worker_threads"
import type { Answer, Question, Start } from "./pglite-messages.ts"

/** A running thread with PGlite. */
export interface Thread {
  readonly ask: (question: Question) => Promise<NonNullable<Answer["result"]>>
  /** True once nothing will be answered any more. */
  readonly isGone: () => boolean
  /** Resolves once it writes nothing any more: a thread that waits for the disk cannot be ended before that. */
  readonly ended: Promise<void>
  /** Ends it without a word to the database, as a power cut would. */
  readonly kill: () => Promise<void>
}

// Every answer leaves large buffers, which only a collection of young objects frees: a small nursery fills soon. It
// halves the memory of the process.
const resourceLimits = { maxYoungGenerationSizeMb: 8 }

/** The engine did not answer and was ended, or ended by itself. */
export class EngineGone extends Error {
  override readonly name = "EngineGone"
}

/**
 * Starts PGlite in a thread. A question that is not answered within its patience ends the thread: `statement_timeout`
 * does not work there and a stuck query would hold up everybody. Security 1.
 */
export const startThread = (start: Start, patience: () => number): Promise<Thread> => {
  const worker = new Worker(new URL("./pglite.worker.ts", import.meta.url), { workerData: start, resourceLimits })
  const waiting = new Map<number, PromiseWithResolvers<NonNullable<Answer["result"]>>>()
  const ended = Promise.withResolvers<void>()
  let asked = 0
  let gone: EngineGone | undefined
  let defect: unknown

  const giveUp = (reason: string) => {
    gone ??= new EngineGone(reason)
    for (const { reject } of waiting.values()) reject(gone)
    waiting.clear()
  }

  const kill = async () => {
    giveUp("ended")
    await worker.terminate()
  }

  const watch = (id: number) => {
    const patienceMs = patience()
    return setTimeout(() => {
      // After a stall of this thread the answer may be here already, not yet taken in.
      setImmediate(() => {
        if (!waiting.has(id)) return
        giveUp(`no answer within ${patienceMs} ms`)
        void worker.terminate()
      })
    }, patienceMs)
  }

  const ask: Thread["ask"] = async (question) => {
    if (gone) throw gone
    const id = asked++
    const answered = Promise.withResolvers<NonNullable<Answer["result"]>>()
    waiting.set(id, answered)
    worker.postMessage({ id, question })
    const watchdog = watch(id)
    try {
      return await answered.promise
    } finally {
      clearTimeout(watchdog)
    }
  }

  const settle = ({ id, result, failure }: Answer) => {
    const answered = waiting.get(id)
    waiting.delete(id)
    if (result) answered?.resolve(result)
    else answered?.reject(Object.assign(new Error(failure?.message), failure))
  }

  return new Promise((resolve, reject) => {
    // `node --watch` uses the same port, for the files that were read.
    worker.on("message", (said: Answer | "open" | object) => {
      if (said === "open") resolve({ ask, isGone: () => gone !== undefined, ended: ended.promise, kill })
      else if (typeof said === "object" && "id" in said) settle(said)
    })
    // Its end follows.
    worker.on("error", (error) => {
      defect = error
      giveUp(error instanceof Error ? error.message : String(error))
    })
    worker.on("exit", (code) => {
      giveUp(`ended with code ${code}`)
      ended.resolve()
      reject(defect ?? gone)
    })
  })
}
