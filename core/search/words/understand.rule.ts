import { enoughFound, type Matches } from "../ranking.rule.ts"
import { correctWords, interpret, type Lexicon, type Wanted } from "./interpret.rule.ts"

/**
 * Matches of a search: as typed, and if that finds too few, with misspelt words corrected. D-19. The store defines how
 * it matches, once for each attempt, so that one may answer from memory and another ask a database in between.
 *
 * @param unfinished whether the last word is still being typed
 */
export function* attempts(
  q: string,
  lexicon: Lexicon,
  unfinished: boolean
): Generator<ReadonlyArray<Wanted>, Matches, Matches> {
  const asTyped = interpret(q, lexicon, unfinished)
  const exact = yield asTyped
  if (exact.complete >= enoughFound) return exact
  const mended = correctWords(asTyped, lexicon)
  return mended.every(({ alternatives }, at) => alternatives.length === asTyped[at]?.alternatives.length)
    ? exact
    : yield mended
}
