import { Effect } from "effect"
import { CompiledQuery, sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Db, Session, Transaction } from "../engine/db.ts"
import { type DatabaseShape, type Sequence, sequencesIn, shapeOf, type TableShape } from "./shape.sql.ts"

/** Where a backup goes: each call is awaited before the next rows are read, so that memory stays bounded. */
export interface BackupSink {
  readonly begin: (shape: DatabaseShape) => Promise<void>
  /** @param lines a JSON array for each row: the columns' values as texts, in the order of the shape */
  readonly rows: (table: string, lines: ReadonlyArray<string>) => Promise<void>
  readonly end: (sequences: ReadonlyArray<Sequence>) => Promise<void>
}

/** Rows read at once. The longest are some tens of kilobytes. */
const rowsAtOnce = 250

/**
 * Reads the whole database as it is at one moment, while others write: all in one transaction that sees nothing of what is
 * committed after its first question. Decision 0149.
 */
export const readBackup = (db: Db, sink: BackupSink): Effect.Effect<void, Unavailable> =>
  db.inTransaction((tx) =>
    Effect.gen(function* () {
      yield* run(tx, "set transaction isolation level repeatable read, read only")
      const shape = yield* shapeOf(tx)
      yield* Effect.promise(() => sink.begin(shape))
      for (const table of shape.tables) yield* readTable(tx, table, sink)
      const sequences = yield* sequencesIn(tx)
      yield* Effect.promise(() => sink.end(sequences))
    })
  )

const readTable = Effect.fnUntraced(function* (tx: Transaction, { name, columns }: TableShape, sink: BackupSink) {
  const texts = columns.map((column) => sql`${sql.ref(column.name)}::text`)
  yield* tx.ask((on) =>
    sql`declare rows_of no scroll cursor for
      select to_json(array[${sql.join(texts)}]::text[])::text as line from ${sql.table(name)}`.execute(on)
  )
  for (;;) {
    const lines = yield* tx.ask(async (on) => {
      const { rows } = await on.executeQuery(
        CompiledQuery.raw(`fetch ${rowsAtOnce} from rows_of`) as CompiledQuery<{ readonly line: string }>
      )
      return rows.map(({ line }) => line)
    })
    if (lines.length === 0) break
    yield* Effect.promise(() => sink.rows(name, lines))
  }
  yield* run(tx, "close rows_of")
})

const run = (session: Session, statement: string): Effect.Effect<void, Unavailable> =>
  Effect.asVoid(session.ask((on) => on.executeQuery(CompiledQuery.raw(statement))))
