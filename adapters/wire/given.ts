type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Returns the properties that have a value. */
export const definedOf = <T extends object>(values: T): Given<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>
