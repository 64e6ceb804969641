import type { i18n } from "i18next"
import { ageOf, type Instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import { ageKey, formatCount, formatDate, formatDays, formatMoment, formatRating } from "./format.ts"
import { namespace } from "./i18n.ts"
import type { MessageKey } from "./keys.ts"
import { useI18n } from "./TextsContext.ts"

type Values = Readonly<Record<string, string | number>>

/** The shop's words and numbers in the reader's language. */
export interface Words {
  readonly language: Language
  readonly t: (key: MessageKey, values?: Values) => string
  /** Texts whose key is from a machine or a rule and is checked by a spec rather than by the compiler. */
  readonly say: (key: string, values?: Values) => string
  readonly count: (count: number) => string
  readonly rating: (mean: number) => string
  readonly date: (at: Instant) => string
  /** Two days in Jakarta, `2026-11-25` and `2026-11-26`, as `Rab 25 – Kam 26 Nov`; one if they are the same. */
  readonly days: (from: string, to: string) => string
  /** `Sab 21 Nov 2026, 14.30 WIB`. */
  readonly moment: (at: Instant) => string
  readonly age: (at: Instant, now: Instant) => string
}

/** Fills the gaps of a text. Dozens of cards show such texts, and i18next looks many things up for each. */
const filledIn = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap))

const known = new WeakMap<i18n, Words>()

const wordsOf = (i18n: i18n): Words => {
  const language: Language = i18n.language === "en" ? "en" : "id"
  const always: Values = i18n.options.interpolation?.defaultVariables ?? {}
  const plain = new Map<string, string>()
  /** A text without values is always the same; looking it up costs more than drawing its container. */
  const plainly = (key: string): string => {
    const held = plain.get(key)
    if (held !== undefined) return held
    const text = i18n.t(key)
    if (text !== key) plain.set(key, text)
    return text
  }
  const say = (key: string, values?: Values): string => {
    if (values === undefined) return plainly(key)
    const count = values["count"]
    if (count === undefined)
      return filledIn(i18n.getResource(language, namespace, key) ?? key, { ...always, ...values })
    // `count` chooses the form of a plural and is written with the marks of the language.
    const replace = typeof count === "number" ? { ...values, count: formatCount(count, language) } : values
    return i18n.t(key, { ...values, replace })
  }
  return {
    language,
    t: say,
    say,
    count: (count) => formatCount(count, language),
    rating: (mean) => formatRating(mean, language),
    date: (at) => formatDate(at, language),
    days: (from, to) => formatDays(from, to, language),
    moment: (at) => formatMoment(at, language),
    age: (at, now) => {
      const age = ageOf(at, now)
      return say(ageKey(age), { count: age.count })
    }
  }
}

/** Returns the texts of a component. The language of a page never changes while it is open. D-78. */
export const useWords = (): Words => {
  const i18n = useI18n()
  const words = known.get(i18n) ?? wordsOf(i18n)
  known.set(i18n, words)
  return words
}
