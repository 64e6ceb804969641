import { recentSearches, withRecent } from "./recent.rule.ts"

/** The last searches as they are kept in a browser. */
export const parseSavedSearches = (recent: ReadonlyArray<string>): string => JSON.stringify({ v: 1, recent })

/** What was kept, newest first; anything else than our own writing counts as nothing. Machines 15. */
export const searchesIn = (text: string | undefined): ReadonlyArray<string> => {
  const kept = parsed(text)
  if (typeof kept !== "object" || kept === null || !("v" in kept) || kept.v !== 1 || !("recent" in kept)) return []
  if (!Array.isArray(kept.recent)) return []
  return kept.recent
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
