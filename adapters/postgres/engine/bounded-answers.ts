/** How much is stored: entries, and the bytes that they say they take. */
export interface Bounds {
  readonly entries: number
  readonly bytes: number
}

/** What is stored under a key, with the bytes it takes. */
export interface Weighed {
  readonly bytes: number
}

/** Answers within bounds, those that were asked for longest ago dropped first. */
export interface BoundedAnswers<V extends Weighed> {
  readonly get: (key: string) => V | undefined
  /** Stores an answer, in place of the one before. One that is larger than its part is not stored. */
  readonly put: (key: string, value: V) => void
  /** What is stored now. */
  readonly held: () => Bounds
}

/** Share for answers that were asked for once. */
const newShare = 1 / 5

/**
 * Returns a store in two parts: an answer begins in a small one, and moves to the large one when it is asked for again. So answers
 * that are asked for once push out only each other.
 */
export const boundedAnswers = <V extends Weighed>({ entries, bytes }: Bounds): BoundedAnswers<V> => {
  const newEntries = Math.max(1, Math.floor(entries * newShare))
  const newBytes = Math.floor(bytes * newShare)
  const once = partOf<V>({ entries: newEntries, bytes: newBytes })
  const again = partOf<V>({ entries: Math.max(1, entries - newEntries), bytes: bytes - newBytes })
  return {
    get: (key) => {
      const known = again.get(key)
      if (known !== undefined) return known
      const found = once.get(key)
      if (found === undefined || !again.fits(found)) return found
      once.remove(key)
      again.put(key, found)
      return found
    },
    put: (key, value) => {
      const part = again.has(key) ? again : once
      part.put(key, value)
    },
    held: () => ({ entries: once.held().entries + again.held().entries, bytes: once.held().bytes + again.held().bytes })
  }
}

/** One part: what was asked for longest ago stands first and goes first. */
const partOf = <V extends Weighed>(most: Bounds) => {
  const values = new Map<string, V>()
  let bytes = 0
  const remove = (key: string): void => {
    bytes -= values.get(key)?.bytes ?? 0
    values.delete(key)
  }
  const fits = (value: V): boolean => value.bytes <= most.bytes
  return {
    has: (key: string): boolean => values.has(key),
    fits,
    remove,
    get: (key: string): V | undefined => {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    put: (key: string, value: V): void => {
      remove(key)
      if (!fits(value)) return
      values.set(key, value)
      bytes += value.bytes
      for (const oldest of values.keys()) {
        if (values.size <= most.entries && bytes <= most.bytes) break
        remove(oldest)
      }
    },
    held: (): Bounds => ({ entries: values.size, bytes })
  }
}
