import { foldCharacter } from "./folded-character.ts"

/** A run of letters and digits of a folded text. */
export interface FoldedWord {
  readonly text: string
  /** The same with every repeated letter once: `bagus` for `baguuus`. */
  readonly single: string
  /** Its first unit in the folded text, and the first one after it. */
  readonly from: number
  readonly to: number
}

/** A text with its folded form: lower case, plain letters and digits, no accents, no invisible characters. */
export interface FoldedText {
  readonly typed: string
  readonly folded: string
  readonly words: ReadonlyArray<FoldedWord>
  /** Runs without a blank that have signs between or for their letters: `b@ngsat`, `sh*pee`, `an.jing`. */
  readonly signed: ReadonlyArray<FoldedWord>
  /** Returns where a part of the folded text stands in the typed one, and how it was typed. */
  readonly quoteOf: (from: number, to: number) => { readonly at: number; readonly quote: string }
}

/** Folds a text so that its checks see through capitals, accents, wide and styled characters, keycaps and other scripts. */
export const foldText = (typed: string): FoldedText => {
  const folds = new Map<string, string>()
  const flags = flagsIn(typed)
  const units: Array<string> = []
  const starts: Array<number> = []
  const ends: Array<number> = []
  let at = 0
  for (const character of typed) {
    const from = at
    at += character.length
    let plain = flags.has(from) ? " " : folds.get(character)
    if (plain === undefined) {
      plain = foldCharacter(character)
      folds.set(character, plain)
    }
    // A mark belongs to the character before it.
    if (plain === "" && ends.length > 0) ends[ends.length - 1] = at
    for (let unit = 0; unit < plain.length; unit++) {
      units.push(plain[unit] ?? "")
      starts.push(from)
      ends.push(at)
    }
  }
  const folded = units.join("")
  return {
    typed,
    folded,
    words: Array.from(folded.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: text, index }) => ({
      text,
      single: singleLetters(text),
      from: index,
      to: index + text.length
    })),
    signed: signedWords(folded),
    quoteOf: (from, to) => {
      const begin = starts[from] ?? typed.length
      return { at: begin, quote: typed.slice(begin, ends[to - 1] ?? begin) }
    }
  }
}

/** Where the two characters of every flag stand that is no letter: `🇮🇩`, but not the five of `🇹🇴🇱🇴🇱`. */
const flagsIn = (typed: string): ReadonlySet<number> => {
  const places = new Set<number>()
  for (const { 0: run, index } of typed.matchAll(/[\u{1f1e6}-\u{1f1ff}]+/gu))
    if (run.length === 4) places.add(index).add(index + 2)
  return places
}

/** Digits and signs that stand for letters in disguised words. Own choice. */
const signs: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
  "+": "t"
}

/** Returns a word with letters for digits and signs, and every repeated letter once: `b4ngsaaat` becomes `bangsat`. */
export const plainWord = (word: string): string =>
  singleLetters(word.replace(/[0-9@$!|+]/g, (sign) => signs[sign] ?? sign))

/** Returns a word with every repeated letter once: `duaaa` becomes `dua`. */
export const singleLetters = (word: string): string => word.replace(/(\p{L})\1+/gu, "$1")

/** Returns a set of words from a list with blanks, every repeated letter once, as `single` has them. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(singleLetters))

/** Returns up to `count` words before a part of the folded text and up to `count` after it, repeated letters once. */
export const wordsBeside = (
  { words }: FoldedText,
  from: number,
  to: number,
  count: number
): { readonly before: ReadonlyArray<string>; readonly after: ReadonlyArray<string> } => {
  const [first, next] = [firstFrom(words, from), firstFrom(words, to)]
  return {
    before: words.slice(Math.max(0, first - count), first).map(({ single }) => single),
    after: words.slice(next, next + count).map(({ single }) => single)
  }
}

/** As `wordsBeside`, without the words of other sentences. */
export const sentenceWordsBeside = (
  text: FoldedText,
  from: number,
  to: number,
  count: number
): { readonly before: ReadonlyArray<string>; readonly after: ReadonlyArray<string> } => {
  const { words, folded } = text
  const [first, next] = [firstFrom(words, from), firstFrom(words, to)]
  const isEnd = (left: number, right: number): boolean => /[.!?]/.test(folded.slice(left, right))
  const before: Array<string> = []
  for (let at = first - 1; at >= Math.max(0, first - count); at--) {
    const word = words[at]
    if (!word || isEnd(word.to, words[at + 1]?.from ?? from)) break
    before.unshift(word.single)
  }
  const after: Array<string> = []
  for (let at = next; at < Math.min(words.length, next + count); at++) {
    const word = words[at]
    if (!word || isEnd(at === next ? to : (words[at - 1]?.to ?? to), word.from)) break
    after.push(word.single)
  }
  return { before, after }
}

/** Index of the first word that begins at a place or after it. */
const firstFrom = (words: ReadonlyArray<FoldedWord>, place: number): number => {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.from ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns words whose letters stand apart, as one word each: `a n j i n g`, `t.o.l.o.l`. At least four letters. Own choice. */
export const spacedWords = ({ words }: FoldedText): ReadonlyArray<FoldedWord> => {
  const found: Array<FoldedWord> = []
  let run: Array<FoldedWord> = []
  const close = (): void => {
    const [first] = run
    const last = run.at(-1)
    if (first && last && run.length >= spacedLettersLeast) found.push(joinWords(run, first.from, last.to))
    run = []
  }
  for (const word of words) {
    const before = run.at(-1)
    if (word.text.length > 1 || (before && word.from - before.to > spacedGapMost)) close()
    if (word.text.length === 1) run.push(word)
  }
  close()
  return found
}

const signedWords = (folded: string): ReadonlyArray<FoldedWord> =>
  Array.from(folded.matchAll(/\S+/g), ({ 0: chunk, index }) => {
    let [first, last] = [0, chunk.length]
    while (first < last && !isLetterOrSign(chunk[first], "@$")) first++
    while (last > first && !isLetterOrSign(chunk[last - 1], "")) last--
    const text = last - first > signedLettersMost ? "" : chunk.slice(first, last)
    return { text, single: text, from: index + first, to: index + last }
  }).filter(({ text }) => /^[a-z0-9]*[@$!|+*#.-][a-z0-9@$!|+*#.-]*$/.test(text))

const isLetterOrSign = (unit = "", signs: string): boolean =>
  (unit >= "a" && unit <= "z") || (unit >= "0" && unit <= "9") || signs.includes(unit)

/** Longest word that is read with signs for letters. Own choice. */
export const signedLettersMost = 20

/** Returns the first word that a word with `*` or `#` for letters can stand for: `f*ck`, `sh*pee`. At least two letters are plain. */
export const unmaskWord = (typed: string, words: ReadonlySet<string>): string | undefined => {
  if (!/[*#]/.test(typed) || typed.replace(/[*#]/g, "").length < 2) return undefined
  const single = singleLetters(typed)
  for (const word of words) if (isMaskOf(typed, word) || isMaskOf(single, word)) return word
  return undefined
}

const isMaskOf = (mask: string, word: string): boolean => {
  if (mask.length !== word.length) return false
  for (let at = 0; at < word.length; at++)
    if (mask[at] !== word[at] && mask[at] !== "*" && mask[at] !== "#") return false
  return true
}

/** Returns words as one, from and to places of the folded text. */
export const joinWords = (words: ReadonlyArray<FoldedWord>, from: number, to: number): FoldedWord => {
  const text = words.map((word) => word.text).join("")
  return { text, single: singleLetters(text), from, to }
}

/** Fewest letters of a word that is written with its letters apart. Own choice. */
export const spacedLettersLeast = 4
/** Most characters between two letters of such a word. Own choice. */
export const spacedGapMost = 3
