import { best } from "../best.rule.ts"
import { slipsBetween, soundOf } from "./distance.rule.ts"
import type { Phrase, Synonyms } from "./synonyms.rule.ts"
import type { Vocabulary } from "./vocabulary.rule.ts"
import { knownForms } from "./word-forms.rule.ts"
import { fillers, isNumeric, wordsAsked, wordsOf } from "./words.rule.ts"

/** A word or phrase by which shoppers call goods, brands or categories of the shop. */
export interface ShopWord {
  /** It in one word and as it sounds: what a search is compared with. */
  readonly sound: string
  /** It as the shop writes it. */
  readonly words: string
  /** In how many products the rarest of its words occurs. */
  readonly products: number
}

/** Fewest letters of a word that is compared; shorter ones are near to anything. */
const shortest = 4
/** Most words of a search that are compared, one by one and joined with their neighbours. */
const wordsCompared = 6
/** Most neighbours that are read as one word. */
const joinedMost = 3

/**
 * The words a search can be led to: names, and phrases with a meaning. A phrase that no product has is written as its
 * synonym that products have: `niasinamid` leads to `niacinamide`.
 *
 * @param names names of shown brands and categories
 */
export const shopWordsOf = (
  names: Iterable<string>,
  synonyms: Synonyms,
  vocabulary: Vocabulary
): ReadonlyArray<ShopWord> => {
  const productsOf = (phrase: Phrase): number => Math.min(...phrase.map((word) => vocabulary.products(word)))
  const found = new Map<string, ShopWord>()
  const add = (phrase: Phrase, words: string, products: number) => {
    const sound = soundOf(phrase.join(""))
    if (products > 0 && sound.length >= shortest && !found.has(sound)) found.set(sound, { sound, words, products })
  }
  for (const name of names) {
    const phrase = wordsOf(name)
    if (phrase.length > 0) add(phrase, name, productsOf(phrase))
  }
  for (const phrase of synonyms.phrases) {
    const said = saidInGoods(phrase, synonyms, vocabulary)
    if (said) add(phrase, said.join(" "), productsOf(said))
  }
  return [...found.values()]
}

/**
 * The word of the shop that a search without results comes nearest to, or `undefined` if none is near: with slips in at
 * most a third of its letters, more than `corrections` forgives, or with the same first half. Of equally near ones the word
 * of most products. Rule 16, D-19.
 */
export const nearestWord = (q: string, words: ReadonlyArray<ShopWord>): string | undefined => {
  let nearest: ShopWord | undefined
  let least = Number.POSITIVE_INFINITY
  for (const asked of formsOf(q))
    for (const word of words) {
      const distance = distanceBetween(asked, word.sound)
      if (distance > least || (distance === least && word.products <= (nearest?.products ?? 0))) continue
      if (distance === Number.POSITIVE_INFINITY) continue
      least = distance
      nearest = word
    }
  return nearest?.words
}

// The phrase itself if products have it, or the synonym that is written most like it.
const saidInGoods = (phrase: Phrase, synonyms: Synonyms, vocabulary: Vocabulary): Phrase | undefined => {
  const [own] = knownForms(phrase, vocabulary)
  if (own) return own
  const sound = soundOf(phrase.join(""))
  return best(
    synonyms.of(phrase).flatMap((one) => knownForms(one, vocabulary)),
    1,
    (one, other) =>
      slipsBetween(sound, soundOf(one.join("")), sound.length) -
      slipsBetween(sound, soundOf(other.join("")), sound.length)
  )[0]
}

// Each word of a search and its joined neighbours, as they sound: `tabir surya` is compared as one word, too.
const formsOf = (q: string): ReadonlySet<string> => {
  const words = wordsAsked(q)
    .filter((word) => !isNumeric(word) && !fillers.has(word))
    .slice(0, wordsCompared)
  const forms = words.flatMap((_, at) =>
    Array.from({ length: Math.min(joinedMost, words.length - at) }, (_, more) =>
      words.slice(at, at + more + 1).join("")
    )
  )
  return new Set(forms.filter((form) => form.length >= shortest).map(soundOf))
}

// The share of the letters that differ: 0 of the same word, infinite of words that are not near.
const distanceBetween = (asked: string, known: string): number => {
  const longer = Math.max(asked.length, known.length)
  const limit = Math.floor(longer / 3)
  const slips = slipsBetween(asked, known, limit)
  if (slips <= limit) return slips / longer
  const common = commonStart(asked, known)
  return common >= shortest && common * 2 >= longer ? (longer - common) / longer : Number.POSITIVE_INFINITY
}

const commonStart = (one: string, other: string): number => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}
