/** The properties that are there: a column's null is a noun's absence. */
export const present = <T extends object>(columns: T): Present<T> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null && value !== undefined)) as Present<T>

type Present<T> = { [K in keyof T]?: NonNullable<T[K]> }
