import { type ColumnType, type Kysely, sql } from "kysely"
import type { Instant } from "#core/kernel/moment.ts"
import { json, type Tables } from "./tables.ts"

/** A row to be written, jsonb as data. Every row of a batch names the same columns. */
export type Given<Table extends keyof Tables> = { readonly [C in keyof Tables[Table]]?: Value<Tables[Table][C]> }

type Value<C> =
  C extends ColumnType<infer Read, infer Written, string>
    ? Read extends Instant
      ? Written
      : Read
    : C extends ColumnType<infer Read, unknown, unknown>
      ? Read
      : C

/**
 * Writes a batch with one statement and one parameter. A row that is there by `key` already takes
 * the new values except in the columns `unchanged`; without `key` there must be none. Returns how many rows are new or different
 * now.
 */
export const putRows = async <Table extends keyof Tables>(
  on: Kysely<Tables>,
  table: Table,
  rows: ReadonlyArray<Given<Table>>,
  key: ReadonlyArray<keyof Tables[Table] & string> = [],
  unchanged: ReadonlyArray<keyof Tables[Table] & string> = []
): Promise<number> => {
  const [first] = rows
  if (first === undefined) return 0
  const columns = Object.keys(first)
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${refs(columns)})
    select ${refs(columns)} from ${rowsOf(table, rows)}
    ${key.length > 0 ? onConflict(table, key, columns.filter(isNoneOf([...key, ...unchanged]))) : sql``}`.execute(on)
  return Number(numAffectedRows)
}

/** Makes a table hold these rows and no others. Returns how many rows went, came, or are different now. */
export const putWhole = async <Table extends keyof Tables>(
  on: Kysely<Tables>,
  table: Table,
  rows: ReadonlyArray<Given<Table>>,
  key: ReadonlyArray<keyof Tables[Table] & string>
): Promise<number> => {
  const same = key.map((part) => sql`${sql.ref(`kept.${part}`)} = ${sql.ref(`${table}.${part}`)}`)
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)}
    where not exists (select 1 from ${rowsOf(table, rows)} as kept where ${sql.join(same, sql` and `)})`.execute(on)
  return Number(numAffectedRows) + (await putRows(on, table, rows, key))
}

/** A batch as a table to select from or to join, with the columns of `table`; those not named are null. */
export const rowsOf = <Table extends keyof Tables>(table: Table, rows: ReadonlyArray<Given<Table>>) =>
  sql<Table>`jsonb_populate_recordset(null::${sql.table(table)}, ${json(rows)}::jsonb)`

const refs = (columns: ReadonlyArray<string>, of = "") =>
  sql.join(columns.map((column) => sql.ref(of ? `${of}.${column}` : column)))

const isNoneOf =
  (some: ReadonlyArray<string>) =>
  (column: string): boolean =>
    !some.includes(column)

const onConflict = (table: string, key: ReadonlyArray<string>, values: ReadonlyArray<string>) => {
  if (values.length === 0) return sql`on conflict (${refs(key)}) do nothing`
  const taken = sql.join(values.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))
  return sql`on conflict (${refs(key)}) do update set ${taken}
    where (${refs(values, table)}) is distinct from (${refs(values, "excluded")})`
}
