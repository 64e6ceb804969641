import { once } from "node:events"
import { availableParallelism } from "node:os"
import { Worker } from "node:worker_threads"
import { type Planted, plantedNumbers } from "./plant.ts"
import { type Batch, type Found, type Order, type Players, type Session, Stuck, spansOf } from "./run.ts"
import type { Simulation } from "./simulation.ts"

/** What a thread is to play: a batch of the order, or shorter stories of a session that broke something. */
export interface Task {
  readonly machine: string
  readonly order: Order
  readonly span?: readonly [number, number]
  readonly session?: Session
}

export interface Answer {
  readonly batch?: Batch
  readonly found?: Found | undefined
}

/** What a thread is started with: edits of the core, and where it writes how far it is: session, step, and a count of both. */
export interface Crewed {
  readonly planted: ReadonlyArray<Planted>
  readonly place: Int32Array
}

/** Fewer sessions are played before another thread has begun. */
const worthwhile = 500
/** No step of a session takes longer; one that does is in an endless loop. */
const patienceMs = 30_000

/** Threads for so many sessions. */
export const crewSize = (sessions: number): number =>
  sessions < worthwhile ? 1 : Math.min(4, Math.max(1, availableParallelism()))

/** A thread that plays one task after another. */
const player = (planted: ReadonlyArray<Planted>, patience: number) => {
  const place = new Int32Array(new SharedArrayBuffer(12))
  const thread = new Worker(new URL("./crew.worker.ts", import.meta.url), {
    workerData: { planted, place } satisfies Crewed
  })
  let last: Promise<unknown> = Promise.resolve()
  const answered = async (task: Task): Promise<Answer> => {
    let before = -1
    const stuck = new AbortController()
    const watch = setInterval(() => {
      const now = Atomics.load(place, 2)
      if (now === before) stuck.abort()
      before = now
    }, patience)
    thread.postMessage(task)
    try {
      const [answer] = await once(thread, "message", { signal: stuck.signal })
      return answer as Answer
    } catch (failure) {
      if (!stuck.signal.aborted) throw failure
      throw new Stuck(Atomics.load(place, 0), Atomics.load(place, 1), patience)
    } finally {
      clearInterval(watch)
    }
  }
  return {
    plays: (task: Task): Promise<Answer> => {
      const answer = last.then(() => answered(task))
      last = answer.catch(() => {})
      answer.catch(() => {})
      return answer
    },
    ends: () => thread.terminate()
  }
}

/**
 * Sessions played by several threads, taken in their order: sessions are independent, so who plays which changes nothing. A thread
 * plays ahead of what was taken by a few batches at most. One whose step never ends is stopped, and its session is reported.
 *
 * @param planted edits of the core, made in the threads alone
 */
export const crewOf = (size: number, planted: ReadonlyArray<Planted> = [], patience = patienceMs): Players => {
  const editsFor = (simulation: Simulation, { rules }: Order) => [...planted, ...plantedNumbers(simulation, rules)]
  return {
    batches: async (simulation, order, take) => {
      const spans = spansOf(order)
      const waiting: Array<Promise<Answer>> = []
      const players = Array.from({ length: size }, () => player(editsFor(simulation, order), patience))
      const ask = (at: number): void => {
        const { [at]: span } = spans
        const { [at % size]: one } = players
        if (span && one) waiting[at] = one.plays({ machine: simulation.id, order, span })
      }
      try {
        for (let at = 0; at < 4 * size; at++) ask(at)
        for (const at of spans.keys()) {
          const answer = await waiting[at]
          delete waiting[at]
          ask(at + 4 * size)
          if (answer?.batch === undefined || !take(answer.batch)) return
        }
      } finally {
        await Promise.all(players.map(({ ends }) => ends()))
      }
    },
    shortest: async (simulation, order, session) => {
      const one = player(editsFor(simulation, order), patience)
      try {
        return (await one.plays({ machine: simulation.id, order, session })).found
      } finally {
        await one.ends()
      }
    }
  }
}
