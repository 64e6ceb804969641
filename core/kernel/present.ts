/**
 * Returns a value of a machine's context that its state cannot be entered without. Throws if it is missing: a defect of the
 * machine, which must not reach the shop as an empty value.
 */
export const present = <T>(value: T | null | undefined, name: string): T => {
  if (value === null || value === undefined)
    throw new Error(`the machine is in a state that needs "${name}", which is missing`)
  return value
}
