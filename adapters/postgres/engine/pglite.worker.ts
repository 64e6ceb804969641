import { parentPort, workerData } from "node:worker_threads"
import { openEngine } from "./pglite-engine.ts"
import type { Answer, Question, Start } from "./pglite-messages.ts"
import { EngineBroken } from "./pglite-protocol.ts"

/**
 * PGlite in a thread of its own: a heavy query must not stop the server's event loop. Security 1.
 * Questions are answered one after the other, in the order they came.
 */
const serve = async (port: NonNullable<typeof parentPort>, start: Start) => {
  const answer = await openEngine(start)
  port.on("message", async ({ id, question }: { readonly id: number; readonly question: Question }) => {
    try {
      const answered = answer(question)
      const result = answered instanceof Promise ? await answered : answered
      port.postMessage({ id, result } satisfies Answer)
    } catch (error) {
      port.postMessage({ id, failure: plain(error) } satisfies Answer)
      // The end of this thread has another engine opened.
      if (error instanceof EngineBroken) process.exit(1)
    }
  })
  port.postMessage("open")
}

/** The parts of an error that can be passed to another thread and are useful there. */
const plain = (error: unknown): NonNullable<Answer["failure"]> => {
  const said: Partial<Record<"message" | "code" | "detail" | "constraint", string>> =
    error instanceof Error ? error : {}
  return { message: said.message ?? String(error), code: said.code, detail: said.detail, constraint: said.constraint }
}

if (parentPort) await serve(parentPort, workerData)
