import { Effect } from "effect"
import { CompiledQuery, sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Db, Session, Transaction } from "../engine/db.ts"
import { type MigrationChanged, type MigrationUnknown, migrateTo } from "../migrate.ts"
import { type DatabaseShape, isEmpty, type Partition, type Sequence, type TableShape, tablesIn } from "./shape.sql.ts"

/** The database has tables already: a restore would mix two shops. */
export class DatabaseNotEmpty extends Error {
  override readonly name = "DatabaseNotEmpty"
}

/** The tables of the backup are not those that its migrations make here. */
export class ShapeDiffers extends Error {
  override readonly name = "ShapeDiffers"
}

/** Rows of one table, as `BackupSink` gets them. */
export interface Batch {
  readonly table: string
  readonly lines: ReadonlyArray<string>
}

/** A backup that was found whole. */
export interface BackupSource {
  readonly shape: DatabaseShape
  readonly sequences: ReadonlyArray<Sequence>
  /** Reads the rows; throws if they are not those that were checked before. */
  readonly batches: () => AsyncIterable<Batch>
}

/**
 * Fills an empty database with a backup, in one transaction: all of it or nothing. Migrations of this version that the backup does
 * not have are left to the next start. Decision 0149.
 */
export const loadBackup = (
  db: Db,
  { shape, sequences, batches }: BackupSource
): Effect.Effect<void, DatabaseNotEmpty | ShapeDiffers | MigrationUnknown | MigrationChanged | Unavailable> =>
  Effect.andThen(
    db.inTransaction((tx) =>
      Effect.gen(function* () {
        if (!(yield* isEmpty(tx))) return yield* Effect.fail(new DatabaseNotEmpty())
        yield* migrateTo(tx, shape.migrations)
        const tables = yield* tablesIn(tx)
        if (textOf(tables) !== textOf(shape.tables)) return yield* Effect.fail(new ShapeDiffers())
        // What follows is checked again as a whole once all rows are in, in any order of tables.
        const references = yield* dropReferences(tx)
        for (const { name } of tables) {
          yield* ask(tx, sql`alter table ${sql.table(name)} disable trigger user`)
          // Rows that migrations begin with.
          yield* ask(tx, sql`delete from ${sql.table(name)}`)
        }
        for (const partition of shape.partitions) yield* makePartition(tx, partition)
        yield* fill(tx, tables, batches)
        for (const { of, name, definition } of references)
          yield* ask(tx, sql`alter table ${sql.table(of)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`)
        for (const { name } of tables) yield* ask(tx, sql`alter table ${sql.table(name)} enable trigger user`)
        for (const { name, last } of sequences)
          yield* ask(
            tx,
            sql`select setval(quote_ident(${name})::regclass, ${last ?? 1}::bigint, ${last !== undefined})`
          )
      })
    ),
    // Until then every table counts as empty for plans of statements.
    Effect.asVoid(db.ask((on) => on.executeQuery(CompiledQuery.raw("analyze"))))
  )

const textOf = (tables: ReadonlyArray<TableShape>): string => JSON.stringify(tables)

/** Foreign keys: a table may come before the one it refers to, or refer to itself. */
const dropReferences = Effect.fnUntraced(function* (tx: Transaction) {
  const references = yield* tx.ask(async (on) => {
    const { rows } = await sql<{ readonly of: string; readonly name: string; readonly definition: string }>`
      select t.relname::text as of, f.conname::text as name, pg_get_constraintdef(f.oid) as definition
      from pg_constraint f join pg_class t on t.oid = f.conrelid
      where f.contype = 'f' and f.conparentid = 0 and t.relnamespace = current_schema()::regnamespace
      order by t.relname, f.conname`.execute(on)
    return rows
  })
  for (const { of, name } of references)
    yield* ask(tx, sql`alter table ${sql.table(of)} drop constraint ${sql.ref(name)}`)
  return references
})

/** As the database writes a span of time; nothing else of a file becomes a part of a statement. */
const span = /^FOR VALUES FROM \('[\d :.+-]+'\) TO \('[\d :.+-]+'\)$/

const makePartition = (tx: Transaction, { name, of, bound }: Partition) =>
  span.test(bound)
    ? ask(tx, sql`create table ${sql.table(name)} partition of ${sql.table(of)} ${sql.raw(bound)}`)
    : Effect.fail(new ShapeDiffers())

const fill = Effect.fnUntraced(function* (
  tx: Transaction,
  tables: ReadonlyArray<TableShape>,
  batches: BackupSource["batches"]
) {
  const shapes = new Map(tables.map((table) => [table.name, table]))
  const source = batches()[Symbol.asyncIterator]()
  for (;;) {
    const next = yield* Effect.promise(() => source.next())
    if (next.done) return
    const shape = shapes.get(next.value.table)
    if (shape === undefined) return yield* Effect.fail(new ShapeDiffers())
    yield* insert(tx, shape, next.value.lines)
  }
})

/** Texts become values by the types of the columns here, so that both engines read what the other one wrote. */
const insert = (tx: Transaction, { name, columns }: TableShape, lines: ReadonlyArray<string>) => {
  const names = columns.map((column) => sql.ref(column.name))
  const values = columns.map(({ type }, place) => sql`(line->>${sql.lit(place)})::${sql.raw(type)}`)
  return ask(
    tx,
    sql`insert into ${sql.table(name)} (${sql.join(names)}) overriding system value
      select ${sql.join(values)} from jsonb_array_elements(${`[${lines.join(",")}]`}::jsonb) as given(line)`
  )
}

const ask = (session: Session, statement: ReturnType<typeof sql>): Effect.Effect<void, Unavailable> =>
  Effect.asVoid(session.ask((on) => statement.execute(on)))
