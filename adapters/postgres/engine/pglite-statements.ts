import { type PGlite, protocol } from "@electric-sql/pglite"
import type { Answer } from "./pglite-messages.ts"
import { type Column, exchangeBytes, questionOf, readAnswer, type Said } from "./pglite-protocol.ts"

/** A statement that the engine has read and planned before. */
interface Prepared {
  readonly name: string
  /** Numbers of its parameters' types. */
  readonly types: ReadonlyArray<number>
  /** Columns of its rows; empty if it returns no rows. */
  readonly columns: ReadonlyArray<Column>
}

type Result = NonNullable<Answer["result"]>

/** Most prepared statements; each holds some memory in the engine. */
const mostPrepared = 150

const { serialize } = protocol

/**
 * Uses the engine's own protocol, and waits for each answer: statements never mix. A statement that comes a second time
 * is prepared; running it again then takes half the time.
 */
export const statementsOf = (pglite: PGlite) => {
  const seen = new Set<string>()
  const prepared = new Map<string, Prepared>()
  let named = 0

  const exchange = (asked: Uint8Array, columns: ReadonlyArray<Column> = []): Said =>
    readAnswer(exchangeBytes(pglite, asked), columns, pglite.parsers)

  /** An empty name is the statement that the next one replaces. */
  const read = (sql: string, name: string): Prepared => {
    const { types, columns } = exchange(
      joined(serialize.parse({ name, text: sql }), serialize.describe({ type: "S", name }), serialize.sync())
    )
    return { name, types, columns }
  }

  const forget = (name: string) => exchange(joined(serialize.close({ type: "S", name }), serialize.sync()))

  const prepare = (sql: string): Prepared => {
    const statement = read(sql, `s${named++}`)
    prepared.set(sql, statement)
    for (const [oldest, { name }] of prepared) {
      if (prepared.size <= mostPrepared) break
      prepared.delete(oldest)
      forget(name)
    }
    return statement
  }

  const statementFor = (sql: string): Prepared => {
    const known = prepared.get(sql)
    if (known) return known
    if (seen.has(sql)) return prepare(sql)
    if (seen.size > 10 * mostPrepared) seen.clear()
    seen.add(sql)
    return read(sql, "")
  }

  const textOf = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : pglite.serializers[type]
    return serializer ? serializer(value) : String(value)
  }

  return {
    /** One statement with parameters. */
    query: (sql: string, params: ReadonlyArray<unknown>): Result => {
      const { name, types, columns } = statementFor(sql)
      const values = params.map((value, place) => textOf(value, types[place]))
      return exchange(questionOf(name, values), columns).result
    },
    /** Runs statements without parameters; returns the result of the last. */
    run: (sql: string): Result => {
      // If tables change, earlier plans may not fit them.
      if (/^\s*(?:create|alter|drop|truncate)\b/i.test(sql)) {
        for (const { name } of prepared.values()) forget(name)
        prepared.clear()
      }
      return exchange(serialize.query(sql)).result
    }
  }
}

const joined = (...parts: ReadonlyArray<Uint8Array>): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
