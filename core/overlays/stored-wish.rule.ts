/** How long a wish waits for the log-in, in milliseconds. Own choice: as long as a registration with a code may take. */
export const wishWaitMs = 3_600_000

/** Returns the wish that a browser has stored, unchecked but for its moment; `undefined` if it is none, or has waited too long. D-11. */
export const storedWish = (
  text: string | undefined,
  now: number
): Readonly<Record<string, unknown> & { readonly at: number }> | undefined => {
  if (text === undefined) return undefined
  try {
    const stored: unknown = JSON.parse(text)
    const isVersion = typeof stored === "object" && stored !== null && "v" in stored && stored.v === 1
    if (!isVersion || !("wish" in stored) || !isTimed(stored.wish)) return undefined
    const waited = now - stored.wish.at
    return waited >= 0 && waited <= wishWaitMs ? stored.wish : undefined
  } catch {
    return undefined
  }
}

const isTimed = (wish: unknown): wish is Record<string, unknown> & { readonly at: number } =>
  typeof wish === "object" && wish !== null && "at" in wish && typeof wish.at === "number"
