import { join } from "node:path"
import { Worker } from "node:worker_threads"

/** Positions in built scripts, `frame-Ct_1.js:12:345`. */
export interface PositionsQuestion {
  readonly id: number
  readonly frames: ReadonlyArray<string>
}
/** Source of each, in the same order. */
export interface PositionsAnswer {
  readonly id: number
  readonly positions: ReadonlyArray<string>
}

/** Most questions under way. Own choice. */
const mostWaiting = 20
/** Longest time of an answer, and how long an unused thread stays: it holds the maps of the build. Own choice. */
const patienceMs = 10_000
const idleMs = 60_000
/** Maps above what the thread parses would else end the server. */
const resourceLimits = { maxOldGenerationSizeMb: 384 }

interface Thread {
  readonly worker: Worker
  readonly startedAt: number
  readonly waiting: Map<number, (positions: ReadonlyArray<string> | undefined) => void>
  isGone: boolean
}

/**
 * Returns a function that names the sources of positions: `ui/app/Page.tsx:71:10`, or the position itself if its source is
 * unknown, too many questions are under way, or there is no answer in time. A source map has up to 1.5 MB, so that a thread of
 * its own parses it; it begins with the first question, at most once a minute, and ends a minute after the last one. Decision 0082.
 *
 * @param folder of the built client
 */
export const sourcePositions = (
  folder: string | undefined
): ((frames: ReadonlyArray<string>) => Promise<ReadonlyArray<string>>) => {
  let thread: Thread | undefined
  let idle: NodeJS.Timeout | undefined
  let asked = 0

  const running = (): Thread | undefined => {
    if (folder === undefined) return undefined
    if (thread && (!thread.isGone || performance.now() - thread.startedAt < idleMs)) return thread
    thread = startThread(join(folder, "assets"))
    return thread
  }
  const endIdle = (): void => {
    clearTimeout(idle)
    idle = setTimeout(() => {
      const unused = thread
      thread = undefined
      void unused?.worker.terminate()
    }, idleMs).unref()
  }

  return async (frames) => {
    const now = frames.length === 0 ? undefined : running()
    if (now === undefined || now.isGone || now.waiting.size >= mostWaiting) return frames
    endIdle()
    const id = asked++
    const answered = Promise.withResolvers<ReadonlyArray<string> | undefined>()
    now.waiting.set(id, answered.resolve)
    now.worker.postMessage({ id, frames } satisfies PositionsQuestion)
    const patience = setTimeout(() => void now.worker.terminate(), patienceMs).unref()
    try {
      return (await answered.promise) ?? frames
    } finally {
      clearTimeout(patience)
    }
  }
}

const startThread = (folder: string): Thread => {
  const worker = new Worker(new URL("./source-positions.worker.ts", import.meta.url), {
    workerData: folder,
    resourceLimits
  })
  const thread: Thread = { worker, startedAt: performance.now(), waiting: new Map(), isGone: false }
  const giveUp = () => {
    thread.isGone = true
    for (const answer of thread.waiting.values()) answer(undefined)
    thread.waiting.clear()
  }
  // `node --watch` uses the same port, for the files that were read.
  worker.on("message", (said: PositionsAnswer | object) => {
    if (!("id" in said)) return
    thread.waiting.get(said.id)?.(said.positions)
    thread.waiting.delete(said.id)
  })
  worker.on("error", giveUp)
  worker.on("exit", giveUp)
  worker.unref()
  return thread
}
