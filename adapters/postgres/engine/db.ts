import { Cause, Context, Effect, Exit } from "effect"
import { CompiledQuery, type ControlledTransaction, Kysely, PostgresDialect, type PostgresPool } from "kysely"
import { Unavailable } from "#core/kernel/failure.ts"
import type { Tables } from "../tables.ts"

/** A session for queries: the database itself, or a transaction. Stores take one of these. */
export interface Session {
  /** Runs SQL. Every failure is reported and becomes `Unavailable`. */
  readonly ask: <A>(question: (sql: Kysely<Tables>) => Promise<A>) => Effect.Effect<A, Unavailable>
}

/** A session inside a transaction. */
export interface Transaction extends Session {
  /**
   * What was written so far stays even if the call is refused later: attempts counted, audit rows, an idempotency key.
   * What follows is undone by a refusal as before.
   */
  readonly keep: Effect.Effect<void, Unavailable>
  /** Undoes what this part wrote if it is refused; the transaction goes on. */
  readonly attempt: <A, E>(part: Effect.Effect<A, E>) => Effect.Effect<A, E | Unavailable>
}

/** The database. */
export interface Db extends Session {
  readonly engine: "pglite" | "postgres"
  /** For queries that may see data some moments old: the read replica, if there is one. */
  readonly replica: Session
  /**
   * One port call, one transaction. A refusal undoes what was written since the last `keep`, and commits the rest;
   * `Unavailable`, a defect and an interruption undo everything. Lost races with other transactions are run again.
   */
  readonly inTransaction: <A, E>(use: (tx: Transaction) => Effect.Effect<A, E>) => Effect.Effect<A, E | Unavailable>
  /** How many transactions of this process have ended: what it stored before the last one may be old. */
  readonly transactions: () => number
  /** Ends the start: from now on a statement may take no longer than usual. */
  readonly shortenTimeouts: () => void
  /** Writes a PGlite database into one file. */
  readonly image: (path: string) => Promise<void>
  /** Copies the folder of a PGlite database as it is between two transactions; others wait meanwhile. */
  readonly copyTo: (folder: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** How the database is opened. */
export interface DbOptions {
  /** A PostgreSQL server; without, PGlite. */
  readonly url?: string
  /** A PostgreSQL server that follows it and answers questions only. */
  readonly replicaUrl?: string
  /** Folder of PGlite's files; in memory if absent. */
  readonly folder?: string
  /** Whether the folder held a database before: without one the start is refused with `DatabaseRefused`. */
  readonly mustExist?: boolean
  /** A file `image` wrote, to begin with in memory. */
  readonly image?: string
  /** Runs PGlite in this thread, for processes that serve nothing else meanwhile. House 13. */
  readonly sameThread?: boolean
  /** Longest time of one statement, always; without, minutes during the start and seconds after `shortenTimeouts`. Security 1. */
  readonly patienceMs?: number
  /** Called once another process has taken PGlite's folder over, while this one was paused. Security 1. */
  readonly onLost?: (cause: Error) => void
  /** Connections to PostgreSQL. */
  readonly connections?: number
  /** How long a call waits for one of them if all are taken, in milliseconds; 10 s if absent. */
  readonly waitMs?: number
  /** Called with every failed statement. */
  readonly report: (failure: unknown) => void
}

/** Opens the database. Refuses by rejecting, with `FolderTaken` if another process holds the folder, `DatabaseRefused` if it is damaged. */
export const openDb = async (options: DbOptions): Promise<Db> => {
  const { url, replicaUrl, report, patienceMs } = options
  let timeoutMs = patienceMs ?? startTimeoutMs
  const shortenTimeouts = () => {
    timeoutMs = patienceMs ?? usualTimeoutMs
  }
  // Of the two engines' clients only the one that is needed is read.
  if (url === undefined) {
    const { openPGlitePool } = await import("./pglite-pool.ts")
    const pool = await openPGlitePool({ ...options, patience: () => timeoutMs })
    return dbOver(pool, { shortenTimeouts, engine: "pglite", report, image: pool.image, copyTo: pool.copyTo })
  }
  const { openPgPool } = await import("./pg-pool.ts")
  const poolOf = (address: string) => openPgPool(address, { ...options, timeoutMs: () => timeoutMs })
  return dbOver(poolOf(url), {
    shortenTimeouts,
    engine: "postgres",
    report,
    image: notHere,
    copyTo: notHere,
    ...(replicaUrl === undefined ? {} : { replica: poolOf(replicaUrl) })
  })
}

/** What only a database in files of its own can do. */
const notHere = (): Promise<void> => Promise.reject(new Error("a PostgreSQL server has no folder here"))

/** Longest time of one statement while the shop is open. Security 1. */
const usualTimeoutMs = 5_000
/** The same while the shop starts: a migration or a seed of a large shop may ask for minutes of work at once. */
const startTimeoutMs = 600_000
/** How often a transaction that lost against another one is run again, and the first pause before it. */
const repeats = 4
const pauseMs = 10
/** SQLSTATE of lost races: serialization_failure, deadlock_detected. */
const lostRaces: ReadonlySet<unknown> = new Set(["40001", "40P01"])

type Report = DbOptions["report"]

interface Parts extends Pick<Db, "engine" | "image" | "copyTo" | "shortenTimeouts"> {
  readonly report: Report
  readonly replica?: PostgresPool
}

/** The databases whose transaction a call is in: querying one of them outside it would deadlock. */
const Inside = Context.Reference<ReadonlyArray<Kysely<Tables>>>("postgres/Inside", { defaultValue: () => [] })

const dbOver = (pool: PostgresPool, { engine, report, replica, image, copyTo, shortenTimeouts }: Parts): Db => {
  const kyselyOver = (over: PostgresPool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool: over }) })
  const kysely = kyselyOver(pool)
  let transactions = 0

  const outside = <A, E>(effect: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.gen(function* () {
      const inside = yield* Inside
      return yield* inside.includes(kysely) ? Effect.die(new Error("asked beside its own transaction")) : effect
    })

  const once = <A, E>(use: (tx: Transaction) => Effect.Effect<A, E>, course: Course) =>
    Effect.acquireUseRelease(
      asking(() => kysely.startTransaction().execute(), report),
      (sql) =>
        Effect.gen(function* () {
          const inside = yield* Inside
          return yield* Effect.provideService(use(transactionOver(sql, report, course)), Inside, [...inside, kysely])
        }),
      (sql, exit) => settle(sql, exit, report, course)
    )

  const repeatedly = <A, E>(
    use: (tx: Transaction) => Effect.Effect<A, E>,
    left: number
  ): Effect.Effect<A, E | Unavailable> =>
    Effect.gen(function* () {
      const course: Course = { lostRace: false, hasSavepoint: false }
      const exit = yield* Effect.exit(once(use, course))
      if (!course.lostRace || left === 0 || !isUnavailable(exit)) return yield* exit
      yield* Effect.sleep(pauseMs * 2 ** (repeats - left))
      return yield* repeatedly(use, left - 1)
    })

  const session = (sql: Kysely<Tables>): Session => ({
    ask: (question) => outside(asking(() => question(sql), report))
  })

  return {
    engine,
    ask: session(kysely).ask,
    replica: session(replica ? kyselyOver(replica) : kysely),
    inTransaction: (use) =>
      Effect.ensuring(
        outside(repeatedly(use, repeats)),
        Effect.sync(() => {
          transactions++
        })
      ),
    transactions: () => transactions,
    image,
    copyTo,
    shortenTimeouts,
    close: async () => {
      await Promise.all([pool.end(), replica?.end()])
    }
  }
}

/** What happened to a transaction on its way. */
interface Course {
  lostRace: boolean
  hasSavepoint: boolean
}

const transactionOver = (sql: ControlledTransaction<Tables>, report: Report, course: Course): Transaction => {
  const ask: Session["ask"] = (question) => asking(() => question(sql), report, course)
  const run = (...statements: ReadonlyArray<string>) =>
    ask(async (on) => {
      for (const statement of statements) await on.executeQuery(CompiledQuery.raw(statement))
    })
  return {
    ask,
    keep: Effect.tap(run("savepoint kept"), () =>
      Effect.sync(() => {
        course.hasSavepoint = true
      })
    ),
    attempt: (part) =>
      Effect.acquireUseRelease(
        run("savepoint attempt"),
        () => part,
        (_, exit) =>
          Exit.isSuccess(exit)
            ? run("release savepoint attempt")
            : Effect.ignore(run("rollback to savepoint attempt", "release savepoint attempt"))
      )
  }
}

const settle = (
  sql: ControlledTransaction<Tables>,
  exit: Exit.Exit<unknown, unknown>,
  report: Report,
  course: Course
): Effect.Effect<void, Unavailable> => {
  const commit = asking(() => sql.commit().execute(), report, course)
  // Also after a failed commit: only then does the transaction release its connection.
  const rollBack = Effect.ignore(asking(() => sql.rollback().execute(), report))
  const undo = asking(() => sql.executeQuery(CompiledQuery.raw("rollback to savepoint kept")), report, course)
  if (Exit.isSuccess(exit)) return Effect.tapError(commit, () => rollBack)
  if (course.hasSavepoint && isRefusal(exit)) return Effect.tapError(Effect.andThen(undo, commit), () => rollBack)
  return rollBack
}

const isUnavailable = (exit: Exit.Exit<unknown, unknown>): boolean =>
  Exit.isFailure(exit) && Cause.squash(exit.cause) instanceof Unavailable

/** Returns whether a call failed with a typed refusal alone: no defect, no interruption, no `Unavailable`. */
const isRefusal = (exit: Exit.Exit<unknown, unknown>): boolean =>
  Exit.isFailure(exit) &&
  Cause.hasFails(exit.cause) &&
  !Cause.hasDies(exit.cause) &&
  !Cause.hasInterrupts(exit.cause) &&
  !isUnavailable(exit)

const asking = <A>(question: () => Promise<A>, report: Report, course?: Course): Effect.Effect<A, Unavailable> =>
  Effect.tryPromise({
    try: question,
    catch: (failure) => {
      if (course && failure instanceof Error && "code" in failure && lostRaces.has(failure.code)) course.lostRace = true
      report(failure)
      return new Unavailable()
    }
  })
