import type { Finding } from "./finding.ts"
import type { FoldedText, FoldedWord } from "./folded-text.ts"
import { usualNext } from "./letter-pairs.ts"

/** Fewest words of which a text that says something must have different ones. Own choice; 150 characters are about 25 words. */
export const variedWordsFrom = 15
/** Fewest different words of such a text. Own choice. */
export const variedWordsLeast = 8
/** Words of a part whose repetition counts. Own choice. */
export const repeatedWords = 4
/** Largest share of such parts that repeat an earlier one. Own choice: half of the text. */
export const repeatedShareMost = 0.5
/** Fewest pairs of letters of which noise is judged. Own choice. */
export const noisePairsFrom = 20
/** Largest share of pairs of letters that words hardly have or that a row of keys has. Own choice; honest reviews reach 0.27. */
export const noiseShareMost = 0.3
/** Smallest share of letters among the characters that are no blanks. Own choice; stickers and digits alone say nothing. */
export const lettersShareLeast = 0.4
/** Fewest characters of which that share is judged. Own choice. */
export const lettersFrom = 30
/** Most letters of other scripts than Latin, for the name of a brand or a short blessing. Own choice: the checks do not read more. */
export const foreignLettersMost = 20
/** Most different ones of them: laughter repeats two. Own choice. */
export const foreignKindsMost = 5

/**
 * Finds texts that say nothing: few different words, the same words again and again, keyboard noise, hardly any letter, or
 * many of a script that is not Latin, which neither readers of the shop nor its checks read. At most one finding. Held, since only a reader can tell. D-41, `VAC`.
 */
export const vacuityOf = (text: FoldedText): ReadonlyArray<Finding> => {
  const part = letterless(text) ?? noise(text) ?? fewWords(text) ?? repetition(text)
  const place = part === undefined ? foreignPlace(text.typed) : text.quoteOf(...part)
  return place === undefined ? [] : [{ code: "VAC", severity: "held", ...place }]
}

/** A part of the folded text: its first unit and the first one after it. */
type Part = readonly [from: number, to: number]

const whole = (words: ReadonlyArray<FoldedWord>): Part => [words[0]?.from ?? 0, words.at(-1)?.to ?? 0]

const letterless = ({ folded }: FoldedText): Part | undefined => {
  const shown = folded.replace(/\s/g, "")
  const letters = shown.replace(/\P{L}/gu, "").length
  return shown.length >= lettersFrom && letters < lettersShareLeast * shown.length
    ? [folded.length - folded.trimStart().length, folded.trimEnd().length]
    : undefined
}

/** From the first letter of another script to the last, if there are many. Styled letters belong to no script. */
const foreignPlace = (typed: string): { readonly at: number; readonly quote: string } | undefined => {
  const letters = Array.from(typed.matchAll(/(?!\p{Script=Latin}|\p{Script=Common})\p{L}\p{M}*/gu))
  const [first, last] = [letters[0], letters.at(-1)]
  const kinds = new Set(letters.map(([letter]) => letter)).size
  if (!first || !last || letters.length <= foreignLettersMost || kinds <= foreignKindsMost) return undefined
  return { at: first.index, quote: typed.slice(first.index, last.index + last[0].length) }
}

/** The words with letters that hardly follow each other in words, or do so on a keyboard, if there are too many. */
const noise = ({ words }: FoldedText): Part | undefined => {
  const plain = words.filter(({ text }) => /^[a-z]{2,}$/.test(text))
  const counts = plain.map(
    ({ text }) => [...text].filter((letter, at) => at > 0 && isNoise(text[at - 1] ?? "", letter)).length
  )
  const pairs = plain.reduce((sum, { text }) => sum + text.length - 1, 0)
  const unusual = counts.reduce((sum, count) => sum + count, 0)
  if (pairs < noisePairsFrom || unusual <= noiseShareMost * pairs) return undefined
  const noisy = plain.filter((_, at) => (counts[at] ?? 0) > 0)
  return whole(noisy)
}

/** Rows of letters on a keyboard. */
const keyRows = "qwertyuiop asdfghjkl zxcvbnm"

const isNoise = (one: string, next: string): boolean =>
  one !== next && (keyRows.includes(one + next) || !(usualNext[one]?.includes(next) ?? false))

const fewWords = ({ words }: FoldedText): Part | undefined => {
  const different = new Set(words.map(({ single }) => single))
  return words.length >= variedWordsFrom && different.size < variedWordsLeast ? whole(words) : undefined
}

/** The first part that comes again, if most of the text does. */
const repetition = ({ words }: FoldedText): Part | undefined => {
  const seen = new Map<string, number>()
  let repeats = 0
  let first: number | undefined
  const parts = words.length - repeatedWords + 1
  for (let at = 0; at < parts; at++) {
    const part = words
      .slice(at, at + repeatedWords)
      .map(({ single }) => single)
      .join(" ")
    const before = seen.get(part)
    if (before === undefined) seen.set(part, at)
    else {
      repeats++
      first ??= before
    }
  }
  if (first === undefined || words.length < variedWordsFrom || repeats <= repeatedShareMost * parts) return undefined
  return whole(words.slice(first, first + repeatedWords))
}
