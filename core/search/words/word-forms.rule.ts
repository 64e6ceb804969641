import type { Phrase } from "./synonyms.rule.ts"
import type { Vocabulary } from "./vocabulary.rule.ts"
import { isNumeric } from "./words.rule.ts"

/** A phrase in words that products are found by, if need be in the plural; none if one of its words is unknown. */
export const knownForms = (phrase: Phrase, vocabulary: Vocabulary): ReadonlyArray<Phrase> => {
  const known = phrase.flatMap((word) => [word, ...endings(word)].find((form) => vocabulary.products(form) > 0) ?? [])
  return known.length === phrase.length ? [known] : []
}

/** The same word with another ending: English plurals, and the Indonesian `-nya`. */
export const endings = (word: string): ReadonlyArray<string> =>
  word.length < 3 || isNumeric(word)
    ? []
    : [
        `${word}s`,
        `${word}es`,
        ...(word.endsWith("y") ? [`${word.slice(0, -1)}ies`] : []),
        ...(word.endsWith("ies") ? [`${word.slice(0, -3)}y`] : []),
        ...(word.endsWith("es") ? [word.slice(0, -2)] : []),
        ...(word.endsWith("s") ? [word.slice(0, -1)] : []),
        ...(word.endsWith("nya") ? [word.slice(0, -3)] : [])
      ].filter((term) => term.length > 2)

/** Two known words of three letters and more that were written as one. */
export const splits = (word: string, vocabulary: Vocabulary): ReadonlyArray<Phrase> => {
  const found: Array<Phrase> = []
  for (let at = 3; at <= word.length - 3; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)]
    if (vocabulary.products(left) > 0 && vocabulary.products(right) > 0) found.push([left, right])
  }
  return found
}
