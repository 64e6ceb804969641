import { recentSearches, withRecent } from "./recent.rule.ts"

/** Serialises the last searches for the browser's store. */
export const savedSearchesText = (recent: ReadonlyArray<string>): string => JSON.stringify({ v: 1, recent })

/** Parses stored searches, newest first; returns none for a text this module did not write. Machines 15. */
export const searchesIn = (text: string | undefined): ReadonlyArray<string> => {
  const stored = parsed(text)
  if (typeof stored !== "object" || stored === null || !("v" in stored) || stored.v !== 1 || !("recent" in stored))
    return []
  if (!Array.isArray(stored.recent)) return []
  return stored.recent
    .filter((one): one is string => typeof one === "string")
    .slice(0, recentSearches)
    .reduceRight<ReadonlyArray<string>>(withRecent, [])
}

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? "null")
  } catch {
    return undefined
  }
}
