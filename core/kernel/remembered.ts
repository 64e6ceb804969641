/** Computes a value for a text, or returns what was computed before. */
export interface Remembered<V> {
  (text: string, workOut: () => V): V
  /** Forgets everything. */
  readonly clear: () => void
}

/**
 * What was worked out for texts that come again and again. Beyond `most` of them it forgets everything and starts again:
 * cheaper than keeping account of which came last.
 */
export const memoryOf = <V>(most: number): Remembered<V> => {
  const held = new Map<string, V>()
  const remember = (text: string, workOut: () => V): V => {
    const before = held.get(text)
    if (before !== undefined) return before
    const made = workOut()
    if (held.size >= most) held.clear()
    held.set(text, made)
    return made
  }
  return Object.assign(remember, { clear: () => held.clear() })
}
