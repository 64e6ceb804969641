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

/** Asks with parameters. A statement asked for the second time is prepared and kept: asking again then takes half the time. */
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

  const prepare = (sql: string): Prepared => {
    const name = `s${named++}`
    const { serialize } = protocol
    const answered = exchange(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: "S", name }),
      serialize.sync()
    )
    const types = answered.flatMap((message) =>
      message instanceof backend.ParameterDescriptionMessage ? message.dataTypeIDs : []
    )
    const statement = { name, types, rows: answered.filter((message) => message.name === "rowDescription") }
    prepared.set(sql, statement)
    for (const [oldest, { name: old }] of prepared) {
      if (prepared.size <= mostPrepared) break
      prepared.delete(oldest)
      exchange(serialize.close({ type: "S", name: old }), serialize.sync())
    }
    return statement
  }

  const run = ({ name, types, rows }: Prepared, params: ReadonlyArray<unknown>): Results | undefined => {
    const { serialize } = protocol
    const values = params.map((value, place) => textOf(value, types[place]))
    const answered = exchange(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync())
    return parse.parseResults([...rows, ...answered], pglite.parsers)[0]
  }

  const textOf = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : pglite.serializers[type]
    return serializer ? serializer(value) : String(value)
  }

  return {
    query: async (sql: string, params: ReadonlyArray<unknown>): Promise<Results | undefined> => {
      const known = prepared.get(sql)
      if (known) return run(known, params)
      if (seen.has(sql)) return run(prepare(sql), params)
      if (seen.size > 10 * mostPrepared) seen.clear()
      seen.add(sql)
      return pglite.query(sql, [...params])
    },
    /** Tables have changed: what was planned before may not fit them. */
    forget: (): void => {
      for (const { name } of prepared.values())
        exchange(protocol.serialize.close({ type: "S", name }), protocol.serialize.sync())
      prepared.clear()
    }
  }
}

const joined = (parts: ReadonlyArray<Uint8Array>): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
