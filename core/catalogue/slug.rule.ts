import { slug } from "../kernel/text.ts"
import { reservedWords } from "./reserved-words.ts"

/**
 * The address part of the shape `/{slug}` for a name: free, not reserved, and none of those that begin with a number
 * and a dash, which lead to categories by their id. D-6.
 *
 * @param isTaken whether a category or a brand has it already
 * @param fallback for names without a letter that addresses can hold
 */
export const freeSlug = (name: string, isTaken: (slug: string) => boolean, fallback: string): string => {
  const wished = slug(name).replace(/^(?:\d+-)+/, (digits) => digits.replaceAll("-", "")) || fallback
  const isFree = (candidate: string): boolean => !reservedWords.has(candidate) && !isTaken(candidate)
  if (isFree(wished)) return wished
  // Digits and a number behind a dash would read like the id of a category.
  const base = /^\d+$/.test(wished) ? `${fallback}-${wished}` : wished
  if (base !== wished && isFree(base)) return base
  for (let number = 2; ; number++) {
    const numbered = `${base}-${number}`
    if (isFree(numbered)) return numbered
  }
}
