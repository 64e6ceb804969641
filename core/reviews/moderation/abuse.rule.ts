import { abuseWords, doubtfulAbuse, literalWords, targets } from "./abuse-words.ts"
import type { Finding, Severity } from "./finding.ts"
import {
  type FoldedText,
  type FoldedWord,
  joinWords,
  plainWord,
  sentenceWordsBeside,
  singleLetters,
  spacedWords,
  unmaskWord
} from "./folded-text.ts"

/** Words on each side of a doubtful word that decide what it means. Own choice. */
export const abuseContextWords = 2

/** Endings that leave the word what it is: `gobloknya`. */
const ending = /(?:nya|lah|mu|kah)$/

/**
 * Finds insults and obscenities, also with digits for letters, repeated letters, letters apart and `*` for a letter. Whole words
 * only. Refused: what no honest review needs, and doubtful words said to a person. Held: doubtful words alone, such as `anjing`
 * as an outcry, which may as well be a dog. No finding: doubtful words in their plain meaning (`tai lalat`, `bulu
 * anjing`, `mengandung babi`). D-41.
 */
export const abuseIn = (text: FoldedText): ReadonlyArray<Finding> => {
  const found = new Map<number, Finding>()
  for (const word of candidatesOf(text)) {
    const severity = found.has(word.from) ? undefined : severityOf(word, text)
    if (severity) found.set(word.from, { code: "ABUSE", severity, ...text.quoteOf(word.from, word.to) })
  }
  return [...found.values()].toSorted((one, other) => one.at - other.at)
}

/** The words of a text, those with letters apart, those with signs inside, and pairs that a blank divides. */
const candidatesOf = (text: FoldedText): ReadonlyArray<FoldedWord> => {
  const divided = text.words.flatMap((word, at): ReadonlyArray<FoldedWord> => {
    const next = text.words[at + 1]
    return next && next.from - word.to === 1 && word.text.length + next.text.length <= 8
      ? [joinWords([word, next], word.from, next.to)]
      : []
  })
  return [
    ...text.words,
    ...spacedWords(text),
    ...text.signed,
    // Only what is an insult for sure: `as u` is none.
    ...divided.filter(({ single }) => abuseWords.has(single))
  ]
}

const severityOf = (word: FoldedWord, text: FoldedText): Severity | undefined => {
  const forms = formsOf(word.text)
  const isOf = (words: ReadonlySet<string>): boolean =>
    forms.some((form) => words.has(form)) || unmaskWord(word.text, words) !== undefined
  if (isOf(abuseWords)) return "refused"
  if (!isOf(doubtfulAbuse)) return undefined
  const { before, after } = sentenceWordsBeside(text, word.from, word.to, abuseContextWords)
  if ([...before, ...after].some((one) => literalWords.has(one))) return undefined
  return before.some((one) => targets.has(one)) || targets.has(after[0] ?? "") ? "refused" : "held"
}

/** How a word may be meant: as it stands, with letters for signs, as it sounds, and without its ending. */
const formsOf = (typed: string): ReadonlyArray<string> => {
  const plain = /[^a-z]/.test(typed) ? plainWord(typed.replace(/[.#*-]/g, "")) : singleLetters(typed)
  const heard = plain.replace(/nk$/, "ng").replace(/d$/, "t").replaceAll("oe", "u")
  return [typed, plain, heard, plain.replace(ending, ""), singleLetters(typed.replace(/\d+$/, ""))]
}
