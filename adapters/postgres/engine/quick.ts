import { CompiledQuery, type Kysely, type QueryResult, type RawBuilder } from "kysely"
import type { Tables } from "../tables.ts"

type Value = string | number | boolean | null | ReadonlyArray<string | number>

const texts = new WeakMap<TemplateStringsArray, string>()
const names = new Map<string, string>()

/** Returns the name of a prepared statement in PostgreSQL, for those that are executed often. */
export const nameOf = (text: string): string | undefined => names.get(text)

/**
 * Like Kysely's `sql`, for statements with nothing but plain values in them that are asked with every order: their text is
 * put together once, and the database plans them once.
 */
export const quick = <Row>(parts: TemplateStringsArray, ...values: ReadonlyArray<Value>) => ({
  execute: (on: Kysely<Tables>): Promise<QueryResult<Row>> => {
    let text = texts.get(parts)
    if (text === undefined) {
      text = parts.reduce((sum, part, place) => `${sum}$${place}${part}`)
      texts.set(parts, text)
      giveName(text)
    }
    return on.executeQuery(CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>)
  }
})

/**
 * Prepares a statement of several parts that is asked with every order: the database plans it once. Its text may only differ in
 * values, and it names its columns: PostgreSQL refuses a prepared `select *` after its table got a column.
 */
export const prepare = <Row>(statement: RawBuilder<Row>) => ({
  execute: (on: Kysely<Tables>): Promise<QueryResult<Row>> => {
    const query = statement.compile(on)
    giveName(query.sql)
    return on.executeQuery(query)
  }
})

const giveName = (text: string): void => {
  if (!names.has(text)) names.set(text, `quick${names.size}`)
}
