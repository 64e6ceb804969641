/** The properties that are there: a column's null is a noun's absence. */
export const present = <T extends object>(columns: T): Present<T> => {
  const found: Partial<T> = {}
  for (const name in columns) if (columns[name] !== null && columns[name] !== undefined) found[name] = columns[name]
  return found as Present<T>
}

type Present<T> = { [K in keyof T]?: NonNullable<T[K]> }
