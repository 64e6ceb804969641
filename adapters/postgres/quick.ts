import { CompiledQuery, type Kysely, type QueryResult } from "kysely"
import type { Tables } from "./tables.ts"

type Value = string | number | boolean | null | ReadonlyArray<string | number>

const texts = new WeakMap<TemplateStringsArray, string>()

/**
 * Like Kysely's `sql`, for statements with nothing but plain values in them that are asked with every order: their text is
 * put together once, not every time.
 */
export const quick = <Row>(parts: TemplateStringsArray, ...values: ReadonlyArray<Value>) => ({
  execute: (on: Kysely<Tables>): Promise<QueryResult<Row>> => {
    let text = texts.get(parts)
    if (text === undefined) {
      text = parts.reduce((sum, part, place) => `${sum}$${place}${part}`)
      texts.set(parts, text)
    }
    return on.executeQuery(CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>)
  }
})
