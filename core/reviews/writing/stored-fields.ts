import type { Instant } from "../../kernel/moment.ts"

/** Returns the fields of a text that a browser stored, version 1; none of an invalid one. */
export const storedFields = (text: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    return versionOne(JSON.parse(text ?? ""))
  } catch {
    return {}
  }
}

const versionOne = (stored: unknown): Readonly<Record<string, unknown>> => {
  const fields = fieldsIn(stored)
  return fields.v === 1 ? fields : {}
}

/** Returns the fields of a stored value; none if it is not an object. */
export const fieldsIn = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === "object" && stored !== null ? { ...stored } : {}

/** Returns whether a stored value is a moment. */
export const isMoment = (stored: unknown): stored is Instant =>
  typeof stored === "number" && Number.isSafeInteger(stored) && stored >= 0
