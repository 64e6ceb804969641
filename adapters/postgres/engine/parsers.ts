const int8 = 20
const timestamptz = 1184

/** Whole numbers that a JavaScript number holds exactly; a larger one is a bug or an attack and is never rounded. */
export const parseInt8 = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`)
  return value
}

/** `2026-11-20 09:30:00.123+00` in milliseconds since 1970. Sessions use UTC, see `openDb`. */
export const parseTimestamptz = (text: string): number => {
  const at = Date.parse(`${text.replace(" ", "T")}:00`)
  if (Number.isNaN(at)) throw new RangeError(`not an instant in UTC: ${text}`)
  return at
}

/** What both engines answer alike, by PostgreSQL's number of the type; each on its own would answer something else. */
export const parsers: Readonly<Record<number, (text: string) => number>> = {
  [int8]: parseInt8,
  [timestamptz]: parseTimestamptz
}
