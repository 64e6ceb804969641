import { messages, type PGlite, protocol } from "@electric-sql/pglite"
import type { Answer } from "./pglite-messages.ts"

// PostgreSQL's protocol as far as questions and answers go, written for speed: a short question is asked dozens of times
// with every order, and the general reader of PGlite takes a quarter of the time of each.

/** A column of an answer and how its text is read. */
export interface Column {
  readonly name: string
  readonly read: ((text: string) => unknown) | undefined
}

/** What the engine said. */
export interface Said {
  /** The last result. */
  readonly result: NonNullable<Answer["result"]>
  /** Columns that were described. */
  readonly columns: ReadonlyArray<Column>
  /** Numbers of parameters' types that were described. */
  readonly types: ReadonlyArray<number>
}

/** The engine was aborted, as by a write that failed: it answers nothing any more. */
export class EngineBroken extends Error {
  override readonly name = "EngineBroken"
}

/** Room for nearly every answer; for a longer one there is more for as long as it takes. */
const usualLength = 1_048_576
/** Buffer in which an answer is assembled from its pieces. */
let heard = Buffer.allocUnsafe(usualLength)

/**
 * Asks, and waits for the whole answer; it stands until the next one. Asked in any other way, PGlite reads the answer once
 * more for itself and holds on to it.
 */
export const exchangeBytes = (pglite: PGlite, asked: Uint8Array): Buffer => {
  let end = 0
  if (heard.length > usualLength) heard = Buffer.allocUnsafe(usualLength)
  const onRawData = (piece: Uint8Array) => {
    if (end + piece.length > heard.length) {
      const wider = Buffer.allocUnsafe(2 * (end + piece.length))
      heard.copy(wider, 0, 0, end)
      heard = wider
    }
    heard.set(piece, end)
    end += piece.length
  }
  // Only its name is asynchronous: without files to write behind it everything has happened when it returns.
  pglite.execProtocolRawStream(asked, { syncToFs: false, onRawData }).catch(() => {})
  const said = heard.subarray(0, end)
  if (said.length < 6 || said[said.length - 6] !== readyForQuery) throw new EngineBroken("the engine broke off")
  return said
}

const readyForQuery = 90
const rowDescription = 84
const parameterDescription = 116
const dataRow = 68
const commandComplete = 67
const failed = 69

/** Reads an answer. Throws the failure that it reports. */
export const readAnswer = (said: Buffer, known: ReadonlyArray<Column>, parsers: PGlite["parsers"]): Said => {
  let columns = known
  let types: ReadonlyArray<number> = []
  let result: Said["result"] = { command: "", rowCount: 0, rows: [] }
  let rows: Array<unknown> = []
  for (let at = 0; at < said.length; ) {
    const body = at + 5
    switch (said[at]) {
      case dataRow:
        rows.push(rowAt(said, body, columns))
        break
      case rowDescription:
        columns = columnsAt(said, body, parsers)
        break
      case parameterDescription:
        types = Array.from({ length: said.readUInt16BE(body) }, (_, place) => said.readInt32BE(body + 2 + 4 * place))
        break
      case commandComplete: {
        const words = textUpTo0(said, body).split(" ")
        result = { command: words[0] ?? "", rowCount: Number(words.at(-1)) || 0, rows }
        rows = []
        break
      }
      case failed:
        throw failureIn(said)
    }
    at += 1 + said.readInt32BE(at + 1)
  }
  return { result, columns, types }
}

const rowAt = (said: Buffer, body: number, columns: ReadonlyArray<Column>): Record<string, unknown> => {
  const row: Record<string, unknown> = {}
  let at = body + 2
  for (const { name, read } of columns) {
    const length = said.readInt32BE(at)
    at += 4
    if (length < 0) {
      row[name] = null
      continue
    }
    const text = said.toString("utf8", at, at + length)
    row[name] = read === undefined ? text : read(text)
    at += length
  }
  return row
}

const columnsAt = (said: Buffer, body: number, parsers: PGlite["parsers"]): ReadonlyArray<Column> => {
  let at = body + 2
  return Array.from({ length: said.readUInt16BE(body) }, (): Column => {
    const name = textUpTo0(said, at)
    // Behind the name: its table and column there, the type, and how wide it is and written.
    const end = at + Buffer.byteLength(name) + 1
    const type = said.readInt32BE(end + 6)
    at = end + 18
    const read = parsers[type]
    return { name, read: read && ((text) => read(text, type)) }
  })
}

const textUpTo0 = (said: Buffer, from: number): string => said.toString("utf8", from, said.indexOf(0, from))

const failureIn = (said: Buffer): Error => {
  let failure: Error | undefined
  new protocol.Parser().parse(said, (message) => {
    if (message instanceof messages.DatabaseError) failure ??= message
  })
  return failure ?? new Error("the engine failed without a word")
}

/** Buffer for queries, each over the one before; a longer one gets a buffer of its own. */
const paper = Buffer.allocUnsafe(262_144)

/** Returns the query that executes a prepared statement with these values and waits. Valid until the next call. */
export const questionOf = (statement: string, values: ReadonlyArray<string | null>): Uint8Array => {
  const most = values.reduce((sum, value) => sum + 4 + 3 * (value?.length ?? 0), statement.length + 64)
  const letter = most > paper.length ? Buffer.allocUnsafe(most) : paper
  // Bind: no portal's name, the statement's, no formats (all is text), the values, no formats of the answer.
  let at = 5
  letter[at++] = 0
  at += letter.write(statement, at)
  letter[at++] = 0
  at = letter.writeInt16BE(0, at)
  at = letter.writeUInt16BE(values.length, at)
  for (const value of values) {
    const length = value === null ? -1 : letter.write(value, at + 4)
    letter.writeInt32BE(length, at)
    at += 4 + Math.max(0, length)
  }
  at = letter.writeInt16BE(0, at)
  letter[0] = 66
  letter.writeInt32BE(at - 1, 1)
  letter.set(carryOut, at)
  return letter.subarray(0, at + carryOut.length)
}

/** Execute, all rows of it; and sync. */
const carryOut = Uint8Array.of(69, 0, 0, 0, 9, 0, 0, 0, 0, 0, 83, 0, 0, 0, 4)
