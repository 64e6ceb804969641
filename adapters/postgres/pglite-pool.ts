import type { PostgresPool, PostgresPoolClient } from "kysely"
import { lockFolder } from "./folder-lock.ts"
import type { Question, Statement } from "./pglite-messages.ts"
import { EngineGone, startThread, type Thread } from "./pglite-thread.ts"

export interface PGliteOptions {
  /** Where it keeps its files; without, in memory and gone when closed. */
  readonly folder?: string
  /** A file that `image` wrote, to begin with in memory. */
  readonly image?: string
  /** How long one question may take before the engine is taken for stuck. */
  readonly patienceMs: number
}

/** PGlite in the shape of node-postgres' pool, so that Kysely speaks to both engines alike. */
export interface PGlitePool extends PostgresPool {
  /** Writes the whole database into one file. */
  readonly image: (path: string) => Promise<void>
}

/**
 * How a statement of a transaction begins that nobody waits for: it is carried out before the next one, or with the commit,
 * and what goes wrong with it goes wrong there. PostgreSQL reads a comment and carries it out at once.
 */
const later = "/* later */"

const nothing = { command: "", rowCount: 0, rows: [] }

/**
 * Opens PGlite in a thread and hands its one connection out to one user at a time, in the order they asked.
 * Refuses with `FolderTaken` where another process holds the folder. An engine that got stuck is ended and opened again.
 */
export const openPGlitePool = async (options: PGliteOptions): Promise<PGlitePool> => {
  const { folder, image, patienceMs } = options
  const giveBack = folder === undefined ? undefined : lockFolder(folder)
  let thread: Promise<Thread>
  let turn: Promise<void> = Promise.resolve()
  let done = () => {}
  const clients = new WeakMap<Thread, PostgresPoolClient>()
  let closed = false
  try {
    thread = startThread({ folder, image }, patienceMs)
    await thread
  } catch (error) {
    giveBack?.()
    throw error
  }

  const running = async (): Promise<Thread> => {
    const current = await thread
    // What was in memory alone is lost with its thread: an empty database would be worse than none.
    if (!current.isGone() || folder === undefined || closed) return current
    thread = startThread({ folder, image: undefined }, patienceMs)
    return thread
  }

  const myTurn = async (): Promise<void> => {
    const before = turn
    const mine = Promise.withResolvers<void>()
    turn = mine.promise
    await before
    done = mine.resolve
  }

  /** One per thread: what began on one must not go on in the next. */
  const clientOf = (on: Thread): PostgresPoolClient => {
    const client = clients.get(on) ?? newClient(on)
    clients.set(on, client)
    return client
  }

  const newClient = (on: Thread): PostgresPoolClient => {
    // What a transaction is asked without anybody waiting goes along with its next question: the way there and back
    // costs more than most answers.
    let waiting: Array<Statement> = []
    let began = false
    const ask = (sql: string, params: ReadonlyArray<unknown>) => {
      const before = waiting
      waiting = []
      return on.ask({ kind: "query", sql, params, before })
    }
    return {
      query: (sql: string, params: ReadonlyArray<unknown> = []) => {
        if (sql === "begin" || (began && sql.startsWith(later))) {
          began = true
          waiting.push({ sql, params })
          return Promise.resolve(nothing)
        }
        if (sql === "commit" || sql === "rollback") began = false
        return ask(sql, params)
      },
      release: () => {
        began = false
        waiting = []
        done()
      }
    } as PostgresPoolClient
  }

  const connect = async (): Promise<PostgresPoolClient> => {
    await myTurn()
    try {
      return clientOf(await running())
    } catch (error) {
      done()
      throw error
    }
  }

  const alone = async (question: Question) => {
    await myTurn()
    try {
      const current = await running()
      await current.ask(question)
    } finally {
      done()
    }
  }

  return {
    options: {},
    connect,
    image: (path) => alone({ kind: "image", path }),
    end: async () => {
      if (closed) return
      closed = true
      try {
        await alone({ kind: "close" })
      } catch (error) {
        if (!(error instanceof EngineGone)) throw error
      } finally {
        const last = await thread
        await last.kill()
        giveBack?.()
      }
    }
  }
}
