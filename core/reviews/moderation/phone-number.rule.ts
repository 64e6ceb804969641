import { phoneDigits } from "../../kernel/phone.rule.ts"
import type { Finding, Severity } from "./finding.ts"
import { type FoldedText, type FoldedWord, plainWord, singleLetters, wordSet, wordsBeside } from "./folded-text.ts"
import { digitsOfWord } from "./number-words.ts"

/** Most characters without a letter between two parts of one telephone number; the same one again and again counts once. Own choice. */
export const phoneGapMost = 8

/** Fewest and most digits of a number that stands beside a word such as `wa`, whatever its first digits. Own choice. */
export const phoneCueDigits = [7, 15] as const

/** Words before a number, or after it, within which such a word counts. Own choice. */
export const phoneCueWords = 3

/** Fewest and most digits of a landline number with its zero. Indonesian numbering plan: area code 3 to 4, number 5 to 8. */
export const landlineDigits = [9, 12] as const

/** Digits of an article number (EAN-13), which says nothing about persons. GS1. */
const articleDigits = 13

/** Words that make a number a telephone number. Own choice. */
const cues = wordSet(
  "wa wanya wea whatsapp whatsap whats watsap wasap hp hpku telp tlp tlpn telpon telepon telephone phone call hub hubungi sms kontak contact nomorku nomerku nohp nowa nope"
)

/** Words between two parts of a number, which add no digit. Own choice. */
const fillers = wordSet("spasi strip setrip lalu terus trus dash garis plus min")

/** Words that repeat the next digit. */
const repeats: ReadonlyMap<string, number> = new Map([
  ["dobel", 2],
  ["doble", 2],
  ["double", 2],
  ["tripel", 3],
  ["triple", 3]
])

/** Letters that stand for a digit beside digits. */
const likeDigits: Readonly<Record<string, string>> = { o: "0", i: "1", l: "1", z: "2", s: "5", b: "8", q: "9" }

/** Letters that stand for a digit only between two digits: `O8l2E4S6T89O`. */
const insideDigits: Readonly<Record<string, string>> = { e: "3", a: "4", g: "6", t: "7" }

/** A part of a number: its digits, and whether they are written as digits or as a number word. */
interface Part {
  readonly digits: string
  readonly from: number
  readonly to: number
  readonly isReal: boolean
}

/**
 * Finds telephone numbers in any spelling: digits, number words, letters that look like digits, and separators, in any mix.
 * Refused: mobile numbers with their zero or country code, `+` numbers, and numbers beside a word such as `wa`. Held: what may be
 * a number that lacks its zero, or a landline. D-41, `PII`.
 */
export const phoneNumbersIn = (text: FoldedText): ReadonlyArray<Finding> => {
  const found: Array<Finding> = []
  for (const chain of chainsOf(text)) {
    const isCued = hasCue(chain, text)
    let start = 0
    while (start < chain.length) {
      const hit = numberFrom(chain, start, isCued, text)
      if (hit) found.push({ code: "PII", severity: hit.severity, ...text.quoteOf(hit.from, hit.to) })
      start = hit ? hit.next : start + 1
    }
  }
  return found
}

/** The number that begins at a part of a chain, and the part after it. */
const numberFrom = (
  chain: ReadonlyArray<Part>,
  start: number,
  isCued: boolean,
  text: FoldedText
): { readonly from: number; readonly to: number; readonly next: number; readonly severity: Severity } | undefined => {
  let digits = ""
  let next = start
  while (next < chain.length && digits.length + (chain[next]?.digits.length ?? 0) <= phoneCueDigits[1])
    digits += chain[next++]?.digits ?? ""
  const [first, last] = [chain[start], chain[next - 1]]
  if (!first || !last) return undefined
  const isAbroad = text.folded[first.from - 1] === "+"
  const isArticle = next - start === 1 && digits.length >= articleDigits
  const severity = severityOf(digits, { isCued, isAbroad, isArticle })
  if (severity === undefined) return undefined
  const parts = chain.slice(start, next)
  const isReal = 2 * lengthOf(parts.filter((part) => part.isReal)) >= digits.length
  return isReal && !isCountingUp(parts) && !isMoment(text.folded.slice(first.from, last.to))
    ? { from: first.from, to: last.to, next, severity }
    : undefined
}

const lengthOf = (parts: ReadonlyArray<Part>): number => parts.reduce((sum, { digits }) => sum + digits.length, 0)

const isWithin = (count: number, [least, most]: readonly [number, number]): boolean => count >= least && count <= most

/** How sure it is that digits are a telephone number; `undefined` if they are none. */
const severityOf = (
  digits: string,
  { isCued, isAbroad, isArticle }: { readonly isCued: boolean; readonly isAbroad: boolean; readonly isArticle: boolean }
): Severity | undefined => {
  const national = digits.replace(/^(?:00)?62(?=8)/, "0")
  if (national.startsWith("08") && isWithin(Math.min(national.length, phoneDigits.home[1]), phoneDigits.home))
    return "refused"
  if (isAbroad && isWithin(digits.length, [9, phoneCueDigits[1]])) return "refused"
  if (isCued && isWithin(digits.length, phoneCueDigits)) return "refused"
  if (/^8[1-9]/.test(digits) && isWithin(digits.length + 1, phoneDigits.home) && !isArticle) return "held"
  return /^0[2-79]/.test(digits) && isWithin(digits.length, landlineDigits) ? "held" : undefined
}

/** Shades in a row, `01, 02, 03`, are no number. */
const isCountingUp = (parts: ReadonlyArray<Part>): boolean =>
  parts.length > 2 &&
  parts.every(({ digits }, at) => at === 0 || Number(digits) === Number(parts[at - 1]?.digits) + 1) &&
  parts.every(({ digits }) => digits.length === 2)

/** A date and a time of day, `08/12/2025 13.45`, or times of day, `08.00, 12.00`. */
const isMoment = (typed: string): boolean =>
  /^(?:(?:[01]?\d|2[0-4])[.:][0-5]\d[\s,–-]{0,4})+$/.test(typed) ||
  /^[0-3]?\d([/.-])[01]?\d\1(?:19|20)\d\d(?:\s{1,3}[0-2]?\d[.:][0-5]\d(?:[.:][0-5]\d)?)?$/.test(typed)

/** Whether a word such as `wa` stands beside a chain. */
const hasCue = (chain: ReadonlyArray<Part>, text: FoldedText): boolean => {
  const { before, after } = wordsBeside(text, chain[0]?.from ?? 0, chain.at(-1)?.to ?? 0, phoneCueWords)
  return [...before, ...after.slice(0, 1)].some((word) => cues.has(word))
}

const gapOf = (between: string): number =>
  between.length <= phoneGapMost ? between.length : between.replace(/(\S)\1+/g, "$1").replace(/\s+/g, " ").length

/** Runs of number parts with nothing but separators and fillers between them. */
const chainsOf = ({ words, folded }: FoldedText): ReadonlyArray<ReadonlyArray<Part>> => {
  const chains: Array<Array<Part>> = []
  let chain: Array<Part> = []
  let to = 0
  let times = 1
  const close = (): void => {
    if (chain.length > 0) chains.push(chain)
    chain = []
    times = 1
  }
  for (const word of words) {
    if (gapOf(folded.slice(to, word.from)) > phoneGapMost) close()
    to = word.to
    const again = repeats.get(word.single)
    if (again !== undefined) {
      times = again
      continue
    }
    if (fillers.has(word.single)) continue
    for (const part of partsOf(word)) {
      if (part === undefined) {
        close()
        continue
      }
      chain.push(times > 1 ? { ...part, digits: (part.digits[0] ?? "").repeat(times - 1) + part.digits } : part)
      times = 1
    }
  }
  close()
  return chains
}

/** The parts of a word; `undefined` stands for letters that are no number. */
const partsOf = ({ text, from, to }: FoldedWord): ReadonlyArray<Part | undefined> => {
  if (!/\d/.test(text)) return [letters(text, from, false)]
  const parts = Array.from(text.matchAll(/\d+|\D+/g), ({ 0: piece, index }): Part | undefined => {
    const start = from + index
    if (/^\d/.test(piece)) return { digits: piece, from: start, to: start + piece.length, isReal: true }
    const isInside = index > 0 && index + piece.length < text.length
    const digit = isInside ? insideDigits[piece] : undefined
    return digit === undefined
      ? letters(piece, start, true)
      : { digits: digit, from: start, to: start + piece.length, isReal: false }
  })
  if (!parts.includes(undefined)) return parts
  const digits = digitsOfWord(plainWord(text))
  return digits === undefined ? parts : [{ digits, from, to, isReal: true }]
}

const letters = (text: string, from: number, isBesideDigits: boolean): Part | undefined => {
  const place = { from, to: from + text.length }
  const digits = digitsOfWord(singleLetters(text))
  if (digits !== undefined) return { digits, ...place, isReal: true }
  return (isBesideDigits ? /^[oilzsbq]{1,3}$/ : /^o{1,3}$/).test(text)
    ? { digits: text.replace(/./g, (letter) => likeDigits[letter] ?? ""), ...place, isReal: false }
    : undefined
}
