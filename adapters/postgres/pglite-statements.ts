import { messages as backend, type PGlite, parse, protocol, type Results } from "@electric-sql/pglite"

type Message = Parameters<typeof parse.parseResults>[0][number]

/** A statement that the engine has read and planned before. */
interface Prepared {
  readonly name: string
  /** Numbers of its parameters' types. */
  readonly types: ReadonlyArray<number>
  /** What its rows are made of; none where it answers no rows. */
  readonly rows: ReadonlyArray<Message>
}

/** So many are kept prepared; each holds some memory in the engine. */
const mostPrepared = 150

const { serialize } = protocol

/**
 * Asks the engine in its own protocol, and waits for each answer: questions never mix. A statement asked for the second time
 * is prepared and kept; asking again then takes half the time.
 */
export const statementsOf = (pglite: PGlite) => {
  const seen = new Set<string>()
  const prepared = new Map<string, Prepared>()
  let named = 0

  const exchange = (...asked: ReadonlyArray<Uint8Array>): ReadonlyArray<Message> => {
    const answered: Array<Message> = []
    new protocol.Parser().parse(pglite.execProtocolRawSync(joined(asked)), (message) => answered.push(message))
    const failure = answered.find((message) => message instanceof backend.DatabaseError)
    if (failure) throw failure
    return answered
  }

  /** An empty name is the statement that the next one replaces. */
  const read = (sql: string, name: string): Prepared => {
    const answered = exchange(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: "S", name }),
      serialize.sync()
    )
    const types = answered.flatMap((message) =>
      message instanceof backend.ParameterDescriptionMessage ? message.dataTypeIDs : []
    )
    return { name, types, rows: answered.filter((message) => message.name === "rowDescription") }
  }

  const prepare = (sql: string): Prepared => {
    const statement = read(sql, `s${named++}`)
    prepared.set(sql, statement)
    for (const [oldest, { name }] of prepared) {
      if (prepared.size <= mostPrepared) break
      prepared.delete(oldest)
      exchange(serialize.close({ type: "S", name }), serialize.sync())
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
    query: (sql: string, params: ReadonlyArray<unknown>): Results | undefined => {
      const { name, types, rows } = statementFor(sql)
      const values = params.map((value, place) => textOf(value, types[place]))
      const answered = exchange(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync())
      return parse.parseResults([...rows, ...answered], pglite.parsers)[0]
    },
    /** Statements without parameters; answers the last. */
    run: (sql: string): Results | undefined => {
      // Where tables change, what was planned before may not fit them.
      if (/^\s*(?:create|alter|drop|truncate)\b/i.test(sql)) {
        for (const { name } of prepared.values()) exchange(serialize.close({ type: "S", name }), serialize.sync())
        prepared.clear()
      }
      return parse.parseResults([...exchange(serialize.query(sql))], pglite.parsers).at(-1)
    }
  }
}

const joined = (parts: ReadonlyArray<Uint8Array>): Uint8Array => {
  const [first] = parts
  if (first !== undefined && parts.length === 1) return first
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
