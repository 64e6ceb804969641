import { CompiledQuery, type Kysely, type QueryResult } from "kysely"
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
      names.set(text, `quick${names.size}`)
    }
    return on.executeQuery(CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>)
  }
})
