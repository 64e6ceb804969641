/** Most problems that one answer names. */
const most = 20

/** Returns the first problems of rows or fields, and a message that says how many more there are. */
export const namedProblems = <A>(problems: ReadonlyArray<A>) => {
  const more = problems.length - most
  return { message: `${more > 0 ? `And ${more} more. ` : ""}Nothing was written.`, problems: problems.slice(0, most) }
}
