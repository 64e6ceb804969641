import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { setFlagsFromString } from "node:v8"
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

// Compiling the engine's hot parts a second time, optimised, takes 500 MB for some seconds and makes no short question
// quicker; only reading the whole catalogue takes a third longer without.
for (const flag of ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag)

const { resolve } = createRequire(import.meta.url)

let compiled: Promise<WebAssembly.Module> | undefined
/** PGlite's program: compiling it takes as long as opening an empty database, and a process may open many. */
const program = (): Promise<WebAssembly.Module> => {
  compiled ??= readFile(join(dirname(resolve("@electric-sql/pglite")), "pglite.wasm")).then((bytes) =>
    WebAssembly.compile(bytes)
  )
  return compiled
}

/** The engine did not answer and was ended, or ended by itself. */
export class EngineGone extends Error {
  override readonly name = "EngineGone"
}

/**
 * Starts PGlite in a thread. A question that is not answered within its patience ends the thread: `statement_timeout`
 * does not work there and a stuck query would hold up everybody. Security 1.
 */
export const startThread = async (start: Start, patience: () => number): Promise<Thread> => {
  const workerData: Start = { ...start, program: await program() }
  const worker = new Worker(new URL("./pglite.worker.ts", import.meta.url), { workerData, resourceLimits })
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
