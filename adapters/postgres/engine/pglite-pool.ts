import { constants } from "node:fs"
import { cp } from "node:fs/promises"
import type { PostgresPool, PostgresPoolClient } from "kysely"
import { checkFolder, DatabaseRefused } from "./folder-check.ts"
import { FolderLost, lockFolder } from "./folder-lock.ts"
import type { Question, Statement } from "./pglite-messages.ts"
import { EngineGone, startThread, type Thread } from "./pglite-thread.ts"
import { fairTurns } from "./turns.ts"

/** How the embedded database is opened. */
export interface PGliteOptions {
  /** Folder of its files; if absent, in memory and lost when closed. */
  readonly folder?: string
  /** Whether there was a database in the folder before: without one the start is refused. */
  readonly mustExist?: boolean
  /** A file that `image` wrote, to begin with in memory. */
  readonly image?: string
  /** Runs in the calling thread, which does nothing else meanwhile. */
  readonly sameThread?: boolean
  /** Called once another process has taken the folder over: this one must end, or ask nothing any more. */
  readonly onLost?: (cause: FolderLost) => void
  /** Returns how long one question may take, in milliseconds, before the engine is taken for stuck. */
  readonly patience: () => number
}

/** PGlite with the interface of node-postgres' pool, so that Kysely uses both engines alike. */
export interface PGlitePool extends PostgresPool {
  /** Writes the whole database into one file. */
  readonly image: (path: string) => Promise<void>
  /** Copies the folder while no transaction is under way; rejects if the database is in memory alone. */
  readonly copyTo: (folder: string) => Promise<void>
}

/**
 * The beginning of a statement whose answer is not awaited: it runs before the next one, or with the commit,
 * and its failure appears there. PostgreSQL reads a comment and runs it at once.
 */
const later = "/* later */"

/** First line of an error; PGlite adds advice for its own developers. */
const firstLineOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split(/\n|\. /)[0] ?? ""

/** Longest wait for the end of an engine that does not answer any more. A disk that stands still holds it longer. */
const endMs = 1_000

/** Returns whether an engine has ended, at once or within this time. */
const hasEnded = ({ ended }: Thread, withinMs: number): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), withinMs)
  void ended.then(() => {
    clearTimeout(timer)
    resolve(true)
  })
  return promise
}

const nothing = { command: "", rowCount: 0, rows: [] }

const begins = /^(?:begin|start transaction)\b/

/**
 * Opens PGlite in a thread. Single queries do not wait for each other's answer; a transaction has it for itself. All
 * run in the order of the calls. Refuses with `FolderTaken` if another process holds the folder, and with
 * `DatabaseRefused` if its files are no whole database. A stuck engine is ended, and the next one opened after its end; until then
 * questions are refused with `EngineGone`.
 *
 * @param startEngine starts the engine in its thread
 */
export const openPGlitePool = async (options: PGliteOptions, startEngine = startThread): Promise<PGlitePool> => {
  const { folder, image, mustExist, sameThread, onLost, patience } = options
  const lock =
    folder === undefined
      ? undefined
      : await lockFolder(folder, {
          onLost: (cause) => {
            thread?.then(({ kill }) => kill()).catch(() => undefined)
            onLost?.(cause)
          }
        })
  const turns = fairTurns()
  let thread: Promise<Thread>
  const started = async (from: string | undefined): Promise<Thread> => {
    // The engine itself is read by the thread that runs it.
    if (sameThread) return (await import("./pglite-here.ts")).startHere({ folder, image: from })
    return startEngine({ folder, image: from }, patience)
  }
  let closed = false
  try {
    // This process may have been paused since it took the folder: nothing has been written yet.
    if (folder !== undefined && lock?.isHeld() === false) throw new FolderLost(folder)
    const checked = folder === undefined ? undefined : checkFolder(folder, mustExist)
    thread = started(image)
    await thread
    checked?.opened()
  } catch (error) {
    lock?.release()
    if (folder === undefined || error instanceof DatabaseRefused || error instanceof FolderLost) throw error
    throw new DatabaseRefused(folder, `it is damaged (${firstLineOf(error)})`, { cause: error })
  }

  let ending: { readonly of: Thread; readonly until: number } | undefined
  const mustHold = () => {
    if (lock?.isHeld() === false) throw new EngineGone("another process has taken the folder over")
  }
  const running = async (): Promise<Thread> => {
    mustHold()
    const asked = thread
    // It may have failed to start again, as on a full disk.
    const current = await asked.catch(() => undefined)
    // What was in memory alone is lost with its thread: an empty database would be worse than none.
    if (folder === undefined || closed || current?.isGone() === false) return asked
    // Two engines must not run on one folder: what the first one still writes would land on top.
    if (current !== undefined) {
      // All wait until the same time, also those that ask one behind the other.
      if (ending?.of !== current) ending = { of: current, until: performance.now() + endMs }
      if (!(await hasEnded(current, Math.max(ending.until - performance.now(), 0))))
        throw new EngineGone("the engine before has not ended yet")
    }
    // Once for all that ask in this moment.
    if (thread === asked) thread = started(undefined)
    return thread
  }

  const newClient = (): PostgresPoolClient => {
    // What began on one thread must not go on in the next.
    let held: { readonly on: Thread; readonly give: () => void } | undefined
    // What a transaction is asked without a call waiting goes along with its next question: the way there and back
    // costs more than most answers.
    let waiting: Array<Statement> = []
    const begin = async (statement: Statement) => {
      const give = await turns.alone()
      try {
        held = { on: await running(), give }
      } catch (error) {
        give()
        throw error
      }
      waiting = [statement]
      return nothing
    }
    const askAlone = async (statement: Statement) => {
      const give = await turns.together()
      try {
        return await (await running()).ask({ kind: "query", ...statement })
      } finally {
        give()
      }
    }
    return {
      query: async (sql: string, params: ReadonlyArray<unknown> = []) => {
        const statement = { sql, params }
        if (held === undefined) return begins.test(sql) ? begin(statement) : askAlone(statement)
        if (sql.startsWith(later)) {
          waiting.push(statement)
          return nothing
        }
        // The folder may have been lost since the transaction began: its commit must not reach the next holder's files.
        mustHold()
        const before = waiting
        waiting = []
        return held.on.ask({ kind: "query", ...statement, before })
      },
      release: () => {
        held?.give()
        held = undefined
        waiting = []
      }
    } as PostgresPoolClient
  }

  const alone = async (question: Question, after = async () => {}) => {
    const give = await turns.alone()
    try {
      const current = await running()
      await current.ask(question)
      await after()
    } finally {
      give()
    }
  }

  return {
    options: {},
    connect: async () => newClient(),
    image: (path) => alone({ kind: "image", path }),
    // All is in the files after that; the engine writes nothing unless it is asked.
    copyTo: (to) =>
      folder === undefined
        ? Promise.reject(new Error("the database is in memory alone"))
        : alone({ kind: "query", sql: "checkpoint", params: [] }, () =>
            cp(folder, to, { recursive: true, errorOnExist: true, mode: constants.COPYFILE_FICLONE })
          ),
    end: async () => {
      if (closed) return
      closed = true
      try {
        await alone({ kind: "close" })
      } catch (error) {
        const isThere = (await thread.catch(() => undefined)) !== undefined
        if (isThere && !(error instanceof EngineGone)) throw error
      } finally {
        await (await thread.catch(() => undefined))?.kill()
        lock?.release()
      }
    }
  }
}
