/** Returns the digits of an account number, as a bank's field takes them; however the number is written. D-56. */
export const digitsOf = (number: string): string => number.replace(/\D/g, "")

/** Returns the digits of an account number in groups of four to read, each with its place. */
export const digitGroups = (number: string): ReadonlyArray<{ readonly at: number; readonly digits: string }> =>
  [...digitsOf(number).matchAll(/\d{1,4}/g)].map(({ index, 0: digits }) => ({ at: index, digits }))
