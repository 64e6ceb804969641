import { once } from "node:events"
import { availableParallelism } from "node:os"
import { Worker } from "node:worker_threads"
import type { Batch, Batches, Order } from "./run.ts"
import { spansOf } from "./run.ts"

/** What a thread is to play, and which batch of the order it is. */
export interface Task {
  readonly machine: string
  readonly order: Order
  readonly span: readonly [number, number]
}

/** Fewer sessions are played before another thread has begun. */
const worthwhile = 500

/** Threads for so many sessions. */
export const crewSize = (sessions: number): number =>
  sessions < worthwhile ? 1 : Math.min(4, Math.max(1, availableParallelism()))

/**
 * Batches from several threads, taken in their order: sessions are independent, so who plays which changes nothing. A thread
 * plays ahead of what was taken by a few batches at most.
 */
export const crewOf =
  (size: number): Batches =>
  async (simulation, order, take) => {
    const spans = spansOf(order)
    const waiting: Array<Promise<Batch>> = []
    const threads = Array.from({ length: size }, () => new Worker(new URL("./crew.worker.ts", import.meta.url)))
    const last = new Map<Worker, Promise<unknown>>()
    const ask = (at: number): void => {
      const span = spans[at]
      const thread = threads[at % size]
      if (span === undefined || thread === undefined) return
      const before = last.get(thread) ?? Promise.resolve()
      const answer = before.then(async () => {
        thread.postMessage({ machine: simulation.id, order, span } satisfies Task)
        const [batch] = await once(thread, "message")
        return batch as Batch
      })
      last.set(thread, answer)
      waiting[at] = answer
      answer.catch(() => {})
    }
    try {
      for (let at = 0; at < 4 * size; at++) ask(at)
      for (const at of spans.keys()) {
        const batch = await waiting[at]
        delete waiting[at]
        ask(at + 4 * size)
        if (batch === undefined || !take(batch)) return
      }
    } finally {
      await Promise.all(threads.map((thread) => thread.terminate()))
    }
  }
