import type { ModerationCode } from "#core/reviews/moderation/finding.ts"
import { spamContacts } from "./spam-contacts.ts"
import { spamInsults } from "./spam-insults.ts"
import { spamOffers } from "./spam-offers.ts"

/** A text that the checks must find: its kind, the code expected, and the review it copies, if any. */
export interface SpamCase {
  readonly kind: string
  readonly code: ModerationCode
  readonly text: string
  readonly copyOf?: string
}

/** Spam of every kind without the honest text that surrounds it. */
export const spamTexts: ReadonlyArray<readonly [kind: string, code: ModerationCode, texts: ReadonlyArray<string>]> = [
  ["phone in digits", "PII", spamContacts.phoneInDigits],
  ["phone in words", "PII", spamContacts.phoneInWords],
  ["phone mixed", "PII", spamContacts.phoneMixed],
  ["handles", "PII", spamContacts.handles],
  ["e-mails", "PII", spamContacts.emails],
  ["contacts", "PII", spamContacts.contacts],
  ["links", "URL", spamOffers.links],
  ["domains", "URL", spamOffers.domains],
  ["prices", "PRI", spamOffers.prices],
  ["shops", "CR", spamOffers.shops],
  ["insults", "ABUSE", spamInsults.insults]
]

/** Cases of every generated kind. */
const perKind = 30

/**
 * Spam of every kind, hidden in honest texts; the same texts give the same cases.
 *
 * @param honest texts of honest reviews, at least 100, with a few of 150 characters
 */
export const spamCases = (honest: ReadonlyArray<string>): ReadonlyArray<SpamCase> => {
  const random = numbersFrom(41)
  const pick = <T>(from: ReadonlyArray<T>): T => {
    const one = from[Math.floor(random() * from.length)]
    if (one === undefined) throw new Error("spamCases needs honest texts")
    return one
  }
  const hide = (spam: string): string => {
    const [before, after] = [pick(honest), pick(honest)]
    return pick([
      `${before} ${spam}`,
      `${before} ${spam}. ${after}`,
      `${spam} ${before}`,
      `${before}\n${spam}\n${after}`
    ])
  }
  const written = spamTexts.flatMap(([kind, code, texts]) =>
    texts.map((text): SpamCase => ({ kind, code, text: hide(text) }))
  )
  const many = <T>(make: (at: number) => T): ReadonlyArray<T> => Array.from({ length: perKind }, (_, at) => make(at))
  const long = honest.filter((text) => text.length >= 150)
  return [
    ...written,
    ...many((): SpamCase => ({ kind: "noise", code: "VAC", text: noiseOf(random) })),
    ...many((at): SpamCase => ({ kind: "repeated", code: "VAC", text: repeat(pick(honest).slice(0, 80), at, random) })),
    ...many((at): SpamCase => {
      const copyOf = pick(long)
      return { kind: "copies", code: "DUP", text: smallChange(copyOf, at), copyOf }
    })
  ]
}

/** Numbers from 0 to 1 that depend on the seed alone: the generator of Park and Miller. */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"] as const
const alphabet = "abcdefghijklmnopqrstuvwxyz"

/** At least 150 characters of keyboard noise in one of four manners. */
const noiseOf = (random: () => number): string => {
  const between = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1))
  const letters = (from: string, count: number): string =>
    Array.from({ length: count }, () => from[between(0, from.length - 1)]).join("")
  const manner = between(0, 3)
  const row = rows[between(0, 2)] ?? "asdfghjkl"
  const word = (): string => {
    if (manner === 0) return letters(alphabet, between(3, 12))
    if (manner === 1) return row.slice(between(0, 3), between(4, row.length))
    if (manner === 2) return letters("asdfjkl", between(4, 20))
    return letters(`${row}${row}aie`, between(3, 8))
  }
  const words: Array<string> = []
  while (words.join(" ").length < 150) words.push(word())
  return words.join(" ")
}

/** One sentence until there are 150 characters, with what a lazy writer changes between. */
const repeat = (sentence: string, at: number, random: () => number): string => {
  const parts: Array<string> = []
  const glue = [". ", " ", "! ", "\n", ", ", "... "][at % 6] ?? " "
  do {
    const odd = random() < 0.3
    parts.push(at % 3 === 1 && odd ? sentence.toUpperCase() : at % 3 === 2 && odd ? `${sentence} ya` : sentence)
  } while (parts.length < 4 || parts.join(glue).length < 150)
  return parts.join(glue)
}

/** A copy with one small change. */
const smallChange = (text: string, at: number): string => {
  const words = text.split(/\s+/)
  const middle = Math.floor(words.length / 2)
  const changes: ReadonlyArray<() => string> = [
    () => text,
    () => text.toUpperCase(),
    () => `${text} 😍😍`,
    () => text.replace(/[.,]/g, " "),
    () => `${text} bagus`,
    () => [...words.slice(0, middle), "banget", ...words.slice(middle)].join(" "),
    () => words.filter((_, index) => index !== middle).join(" "),
    () => [...words.slice(middle), ...words.slice(0, middle)].join(" "),
    () => words.map((word, index) => (index === 2 ? `${word}${word.slice(-1)}` : word)).join(" "),
    () => text.replace(/\s+/g, "  ").replace(/$/, "!!!")
  ]
  return changes[at % changes.length]?.() ?? text
}
