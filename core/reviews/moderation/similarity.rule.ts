import { fold } from "../../kernel/text.ts"
import type { Finding } from "./finding.ts"

/** Similarity from which a text is a copy of another. D-41. */
export const copySimilarity = 0.9

/**
 * Three-letter parts of the words of a text, each word with two blanks before and one after, each part once: as `show_trgm` of
 * PostgreSQL's pg_trgm, without accents.
 */
export const trigramsOf = (text: string): ReadonlySet<string> => {
  const parts = new Set<string>()
  for (const word of fold(text).split(" ")) {
    if (word === "") continue
    const padded = [..."  ", ...word, " "]
    for (let at = 0; at + 2 < padded.length; at++) parts.add(padded.slice(at, at + 3).join(""))
  }
  return parts
}

/**
 * How similar two texts are, from 0 to 1: trigrams that both have, out of those that any has; 0 for texts without a word. As
 * `similarity` of pg_trgm.
 */
export const similarityOf = (one: string, other: string): number => {
  const [ours, theirs] = [trigramsOf(one), trigramsOf(other)]
  const both = [...ours].filter((part) => theirs.has(part)).length
  const any = ours.size + theirs.size - both
  return any === 0 ? 0 : both / any
}

/**
 * Finds whether a text is a copy of another review, of the same member or of others: similarity of 0.9 or more. Held. D-41, `DUP`.
 *
 * @param others texts that may be similar, as a search in the database finds them
 */
export const copiesOf = (text: string, others: ReadonlyArray<string>): ReadonlyArray<Finding> => {
  const quote = text.trim()
  return others.some((other) => similarityOf(text, other) >= copySimilarity)
    ? [{ code: "DUP", severity: "held", quote, at: text.indexOf(quote) }]
    : []
}
