import { Effect } from "effect"
import { sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Session } from "../engine/db.ts"
import type { Seen } from "../migrate.ts"

/** A column whose values are stored; those that the database computes are not in a backup. */
export interface Column {
  readonly name: string
  /** As PostgreSQL writes the type. */
  readonly type: string
}

/** A table and its columns. */
export interface TableShape {
  readonly name: string
  readonly columns: ReadonlyArray<Column>
}

/** A part of a table that is divided by months, made while the shop runs and not by a migration. */
export interface Partition {
  readonly name: string
  readonly of: string
  /** `FOR VALUES FROM (…) TO (…)`, times in UTC. */
  readonly bound: string
}

/** The last number that a column gave out; `undefined` before the first. */
export interface Sequence {
  readonly name: string
  readonly last: number | undefined
}

/** What a database is made of. */
export interface DatabaseShape {
  readonly migrations: ReadonlyArray<Seen>
  readonly tables: ReadonlyArray<TableShape>
  readonly partitions: ReadonlyArray<Partition>
}

/** Tables that migrations themselves write: a restored database gets them by its own migrations. */
const ofMigrations = ["migrations", "migration_lock"]

/** Returns what the database is made of, by its own catalogue. */
export const shapeOf = (session: Session): Effect.Effect<DatabaseShape, Unavailable> =>
  Effect.gen(function* () {
    const migrations = yield* session.ask(async (on) => {
      const { rows } = await sql<Seen>`select name, checksum from migrations order by name`.execute(on)
      return rows
    })
    return { migrations, tables: yield* tablesIn(session), partitions: yield* partitionsIn(session) }
  })

/** Returns the tables with their columns, both in order. */
export const tablesIn = (session: Session): Effect.Effect<ReadonlyArray<TableShape>, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<Column & { readonly of: string }>`
      select c.relname::text as of, a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname::text not in (${sql.join(ofMigrations)})
      order by c.relname, a.attnum`.execute(on)
    const tables = Map.groupBy(rows, ({ of }) => of)
    return [...tables].map(([table, columns]) => ({
      name: table,
      columns: columns.map(({ name, type }) => ({ name, type }))
    }))
  })

const partitionsIn = (session: Session): Effect.Effect<ReadonlyArray<Partition>, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<Partition>`
      select c.relname::text as name, p.relname::text as of, pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
      where c.relnamespace = current_schema()::regnamespace and c.relispartition and c.relkind = 'r'
      order by c.relname`.execute(on)
    return rows
  })

/** Returns the columns' sequences, where they stand now. */
export const sequencesIn = (session: Session): Effect.Effect<ReadonlyArray<Sequence>, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<{ readonly name: string; readonly last: number | null }>`
      select sequencename::text as name, last_value as last from pg_sequences where schemaname = current_schema()
      order by sequencename`.execute(on)
    return rows.map(({ name, last }) => ({ name, last: last ?? undefined }))
  })

/** Returns whether there is nothing in the database but what belongs to its extensions. */
export const isEmpty = (session: Session): Effect.Effect<boolean, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<{ readonly relname: string }>`
      select c.relname::text from pg_class c
      where c.relnamespace = current_schema()::regnamespace
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`.execute(on)
    return rows.length === 0
  })
