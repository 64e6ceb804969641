/** Ids of the innermost states that a value of a machine names: `{ active: { flow: "sending" } }`. */
export const leavesOf = (value: unknown, root: string): ReadonlyArray<string> => {
  if (typeof value === "string") return [value.startsWith("#") ? value.slice(1) : `${root}.${value}`]
  if (typeof value !== "object" || value === null) return [root]
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = `${root}.${key}`
    const isEmpty = typeof inner === "object" && inner !== null && Object.keys(inner).length === 0
    return isEmpty ? [at] : leavesOf(inner, at)
  })
}
