import type { PostgresPool } from "kysely"
import pg, { type Client, type ClientBase, type QueryConfig } from "pg"
import { parsers } from "./parsers.ts"
import { nameOf } from "./quick.ts"

/** How a pool of connections to PostgreSQL is opened. */
export interface PgPoolOptions {
  /** Most connections at once; 10 if absent. */
  readonly connections?: number
  /** How long a call waits for a connection if all are taken, in milliseconds; 10 s if absent. */
  readonly waitMs?: number
  /** Longest time of one statement, in milliseconds, read whenever a connection is taken from the pool. */
  readonly timeoutMs: () => number
  /** Called with every error of a connection, in use or not. */
  readonly report: (failure: unknown) => void
}

/** A rush of orders is served, not sent away. */
const usualWaitMs = 10_000
/** An answer that is this much later than the statement's own limit will not come: the connection is dead. */
const lateMs = 5_000

/**
 * Connections to a PostgreSQL server. A connection that ends is reported and replaced by the next call that needs one; its
 * own call fails. Nothing is connected before the first call.
 */
export const openPgPool = (
  connectionString: string,
  { connections, waitMs, timeoutMs, report }: PgPoolOptions
): PostgresPool => {
  /**
   * The statement timeout that each connection was given last. A transaction in which nothing is said for twice as long is of a
   * server that is paused or cut off: PostgreSQL ends it, or its rows would stay closed to all other servers.
   */
  const limits = new WeakMap<ClientBase, number>()
  const limit = (client: ClientBase): Promise<unknown> => {
    const limitMs = timeoutMs()
    limits.set(client, limitMs)
    return client.query(`set statement_timeout = ${limitMs}; set idle_in_transaction_session_timeout = ${2 * limitMs}`)
  }
  const pool = new pg.Pool({
    connectionString,
    max: connections ?? 10,
    connectionTimeoutMillis: waitMs ?? usualWaitMs,
    keepAlive: true,
    types: { getTypeParser: (type, format) => parsers[type] ?? pg.types.getTypeParser(type, format) },
    onConnect: async (client) => {
      // The pool listens only while a connection is idle. An error event without a listener ends the process.
      client.on("error", report)
      await client.query("set time zone 'UTC'; set plan_cache_mode = force_generic_plan")
      await limit(client)
      wrapQuery(client, timeoutMs)
    }
  })
  pool.on("error", report)
  // Statements of one connection run in order, so the one that follows has the new limit.
  pool.on("acquire", (client) => {
    if (limits.get(client) !== timeoutMs()) limit(client).catch(report)
  })
  return pool
}

/**
 * Sends statements that are asked often under a name, so that PostgreSQL reads and plans each of them once. Ends a
 * connection whose session was terminated, and one that gets no answer: if the other end has disappeared silently, it
 * would wait forever.
 */
const wrapQuery = (client: ClientBase, timeoutMs: () => number): void => {
  const query = client.query.bind(client) as (config: QueryConfig) => Promise<unknown>
  const wrapped = (text: string, values?: unknown): Promise<unknown> => {
    const name = nameOf(text)
    const limited = { text, values, query_timeout: timeoutMs() + lateMs, ...(name === undefined ? {} : { name }) }
    const answer = query(limited as QueryConfig)
    answer.catch((cause: unknown) => {
      // The pool does not lend a client again that was ended.
      if (isLost(cause)) void (client as Client).end()
    })
    return answer
  }
  Object.assign(client, { query: wrapped })
}

/** Whether the connection of a failed statement is of no more use. SQLSTATE 57P01 to 57P05: the server ended the session. */
const isLost = (cause: unknown): boolean =>
  cause instanceof Error &&
  (cause.message === "Query read timeout" || ("code" in cause && /^57P0[1-5]$/.test(String(cause.code))))
