import type { Finding } from "./finding.ts"
import { foldCharacter } from "./folded-character.ts"

/** Similarity from which a text is a copy of another. D-41. */
export const copySimilarity = 0.9

/** Letters are compared by class: none is 0, each digit and Latin letter has its own, those of all other scripts share 27. Own choice. */
const classes = 64
const foreignFrom = 37

/**
 * Finds whether a text is a copy of another review, of the same member or of others: similarity of 0.9 or more. Held. D-41, `DUP`.
 *
 * @param others texts that may be similar, as a search in the database finds them
 */
export const copiesOf = (text: string, others: ReadonlyArray<string>): ReadonlyArray<Finding> => {
  if (others.length === 0) return []
  const quote = text.trim()
  const similarity = comparison(text, copySimilarity)
  return others.some((other) => similarity(other) >= copySimilarity)
    ? [{ code: "DUP", severity: "held", quote, at: text.indexOf(quote) }]
    : []
}

/**
 * How similar two texts are, from 0 to 1: trigrams that both have, out of those that any has; 0 for texts without a word. The larger
 * of two: by words, as `similarity` of PostgreSQL's pg_trgm, and by the letters without blanks, so that divided words count the same.
 * Letters are folded as for the other checks.
 */
export const similarityOf = (one: string, other: string): number => comparison(one, 0)(other)

/** Prepares a text to be compared with many. The result is 0 if it is smaller than `least`. */
const comparison = (text: string, least: number): ((other: string) => number) => {
  const folds = new Map<string, ReadonlyArray<number>>()
  const ours = classesOf(text, folds)
  const byWords = trigramSet(wordTrigrams(ours))
  const byLetters = trigramSet(letterTrigrams(ours))
  return (other) => {
    const theirs = classesOf(other, folds)
    return Math.max(byWords(wordTrigrams(theirs), least), byLetters(letterTrigrams(theirs), least))
  }
}

/** The classes of the letters and digits of a text, with 0 for what stands between words. */
const classesOf = (text: string, folds: Map<string, ReadonlyArray<number>>): Uint8Array => {
  const found = new Uint8Array(2 * text.length)
  let length = 0
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    if (code < 128) {
      found[length++] = plainClasses[code] ?? 0
      at++
      continue
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
    at += character.length
    let some = folds.get(character)
    if (some === undefined) {
      some = Array.from(foldCharacter(character), classOf)
      folds.set(character, some)
    }
    for (const one of some) found[length++] = one
  }
  return found.subarray(0, length)
}

const classOf = (letter: string): number => {
  if (letter >= "0" && letter <= "9") return 1 + letter.charCodeAt(0) - 48
  if (letter >= "a" && letter <= "z") return 11 + letter.charCodeAt(0) - 97
  return /[\p{L}\p{N}]/u.test(letter) ? foreignFrom + ((letter.codePointAt(0) ?? 0) % (classes - foreignFrom)) : 0
}

const plainClasses = Uint8Array.from({ length: 128 }, (_, code) => classOf(String.fromCharCode(code).toLowerCase()))

/** Three letters in a row of every word, each with two blanks before and one after, as `show_trgm` of pg_trgm has them. */
const wordTrigrams = (letters: Uint8Array): Uint32Array => {
  const found = new Uint32Array(letters.length + 1)
  let count = 0
  let two = 0
  for (let at = 0; at <= letters.length; at++) {
    const letter = letters[at] ?? 0
    if (letter === 0 && two === 0) continue
    found[count++] = two * classes + letter
    two = letter === 0 ? 0 : (two % classes) * classes + letter
  }
  return found.subarray(0, count)
}

/** Three letters in a row, whatever stands between them. */
const letterTrigrams = (letters: Uint8Array): Uint32Array => {
  const found = new Uint32Array(letters.length)
  let count = 0
  let two = 0
  for (const letter of letters) {
    if (letter === 0) continue
    if (two >= classes) found[count++] = two * classes + letter
    two = (two % classes) * classes + letter
  }
  return found.subarray(0, count)
}

/** Prepares the trigrams of a text for being compared with those of many: each counts once. */
const trigramSet = (trigrams: Uint32Array): ((others: Uint32Array, least: number) => number) => {
  // The last text that had a trigram.
  const seen = new Uint32Array(classes ** 3)
  const own = new Uint8Array(classes ** 3)
  let size = 0
  for (const trigram of trigrams) {
    if (own[trigram] === 0) size++
    own[trigram] = 1
  }
  let text = 0
  return (others, least) => {
    // With more that only the other text has, too few are in both.
    const otherMost = least === 0 ? Number.POSITIVE_INFINITY : Math.floor(size / least - size + 1e-6)
    text++
    let [both, other] = [0, 0]
    for (const trigram of others) {
      if (seen[trigram] === text) continue
      seen[trigram] = text
      if (own[trigram] === 1) both++
      else if (++other > otherMost) return 0
    }
    return size + other === 0 ? 0 : both / (size + other)
  }
}
