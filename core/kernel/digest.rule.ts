/**
 * A short digest of a text, 16 hexadecimal digits, the same on every machine. It distinguishes texts that differ by
 * accident, not by intent: never a proof of anything.
 */
export const digestOf = (text: string): string => half(text, 0x811c9dc5) + half(text, 0x01000193)

/** FNV-1a over UTF-16 code units, mixed once more so that the last characters reach every digit. */
const half = (text: string, seed: number): string => {
  let hash = seed
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, "0")
}
