/** How often every arrow of a machine was taken in so many sessions. */
export interface Heat {
  readonly v: 1
  readonly machine: string
  readonly sessions: number
  /** By the id of the arrow. */
  readonly arrows: Readonly<Record<string, number>>
}

/** Reads a file as heat; `undefined` if it is none. */
export const heatIn = (file: unknown): Heat | undefined => {
  if (typeof file !== "object" || file === null || !("v" in file) || file.v !== 1) return undefined
  if (!("machine" in file && "sessions" in file && "arrows" in file)) return undefined
  const { machine, sessions, arrows } = file
  if (typeof machine !== "string" || typeof sessions !== "number" || typeof arrows !== "object" || arrows === null)
    return undefined
  const counts = Object.entries(arrows).filter((entry): entry is [string, number] => typeof entry[1] === "number")
  return { v: 1, machine, sessions, arrows: Object.fromEntries(counts) }
}
