import { memoryOf, type Remembered } from "../../kernel/remembered.ts"
import type { Phrase, Synonyms } from "./synonyms.rule.ts"
import type { Vocabulary } from "./vocabulary.rule.ts"
import { endings, knownForms, splits } from "./word-forms.rule.ts"
import { fillers, isNumeric, wordsAsked } from "./words.rule.ts"

/** One reading of what was asked: all of its terms must occur in a product. */
export interface Alternative {
  readonly terms: Phrase
  /** How sure it is that this was meant; 1 is what was typed. */
  readonly certainty: number
  /** The correction, if the typed word was misspelt. */
  readonly corrects?: string
}

/** One thing that was asked for, with all its readings. */
export interface Wanted {
  readonly typed: Phrase
  readonly alternatives: ReadonlyArray<Alternative>
}

/** Everything needed to understand a search. */
export interface Lexicon {
  readonly vocabulary: Vocabulary
  readonly synonyms: Synonyms
}

const certainties = {
  joined: 0.95,
  split: 0.9,
  ending: 0.9,
  synonym: 0.8,
  beginning: 0.6,
  oneSlip: 0.7,
  twoSlips: 0.5
} as const

/** Words that complete a beginning, and words a misspelt one may have meant. */
const completions = 24
const corrections = 6

/**
 * What a search asks for: phrases that mean something first, then words one by one. An unknown word may be two written
 * as one, the beginning of one, or one with another ending.
 *
 * @param unfinished whether the last word is still being typed, so that it is a beginning in any case
 */
export const interpret = (q: string, lexicon: Lexicon, unfinished = false): ReadonlyArray<Wanted> => {
  const words = wordsAsked(q)
  const wanted: Array<Wanted> = []
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, lexicon)
    wanted.push(phrase ?? wordWanted(words[at] ?? "", lexicon, unfinished && at === words.length - 1))
    at += phrase?.typed.length ?? 1
  }
  const asked = wanted.filter(({ typed }) => !typed.every((word) => fillers.has(word)))
  return asked.length > 0 ? asked : wanted
}

/** The same search with what misspelt words may mean. Only called if the search as typed finds too little. D-19. */
export const correctWords = (wanted: ReadonlyArray<Wanted>, { vocabulary, synonyms }: Lexicon): ReadonlyArray<Wanted> =>
  wanted.map((one) => {
    const [word, ...more] = one.typed
    if (word === undefined || more.length > 0) return one
    const meant = vocabulary.corrections(word, corrections).flatMap(({ term, slips }): ReadonlyArray<Alternative> => {
      const certainty = slips === 1 ? certainties.oneSlip : certainties.twoSlips
      return [
        { terms: [term], certainty, corrects: term },
        ...saidFor(term, { vocabulary, synonyms }).map((terms) => ({
          terms,
          certainty: certainty * certainties.synonym,
          // A spelling that no product has is not one to recommend: `sunskrin` is corrected to `sunscreen`.
          corrects: vocabulary.products(term) > 0 ? term : terms.join(" ")
        }))
      ]
    })
    return { ...one, alternatives: surest([...one.alternatives, ...meant]) }
  })

/** Returns every term of an interpretation: the postings that are needed to answer it. */
export const termsIn = (wanted: ReadonlyArray<Wanted>): ReadonlySet<string> =>
  new Set(wanted.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)))

// The longest phrase with a meaning, or two words that are known as one.
const phraseAt = (words: Phrase, at: number, { vocabulary, synonyms }: Lexicon): Wanted | undefined => {
  for (let length = Math.min(synonyms.longest, words.length - at); length > 1; length--) {
    const typed = words.slice(at, at + length)
    const others = synonyms.of(typed).flatMap((phrase) => knownForms(phrase, vocabulary))
    if (others.length > 0) return wantedPhrase(typed, others, vocabulary)
  }
  const typed = words.slice(at, at + 2)
  const joined = typed.join("")
  const isOne = typed.length === 2 && joined.length > 3 && !typed.some(isNumeric) && vocabulary.products(joined) > 0
  return isOne ? wantedPhrase(typed, [], vocabulary) : undefined
}

const wantedPhrase = (typed: Phrase, others: ReadonlyArray<Phrase>, vocabulary: Vocabulary): Wanted => {
  const joined = typed.join("")
  return {
    typed,
    alternatives: surest([
      { terms: typed, certainty: 1 },
      ...(vocabulary.products(joined) > 0 ? [{ terms: [joined], certainty: certainties.joined }] : []),
      ...others.map((terms) => ({ terms, certainty: certainties.synonym }))
    ])
  }
}

/** Most words whose meaning is cached. */
const maxWords = 4_000
// The same words are searched all day, and their meaning only changes with the catalogue.
const meanings = new WeakMap<Lexicon, Remembered<Wanted>>()

const wordWanted = (word: string, lexicon: Lexicon, isBeginning: boolean): Wanted => {
  const known = meanings.get(lexicon) ?? memoryOf<Wanted>(maxWords)
  meanings.set(lexicon, known)
  return known(isBeginning ? `${word}…` : word, () => meaningOf(word, lexicon, isBeginning))
}

const meaningOf = (word: string, { vocabulary, synonyms }: Lexicon, isBeginning: boolean): Wanted => {
  const known = vocabulary.products(word) > 0
  const others = endings(word).filter((term) => vocabulary.products(term) > 0)
  const meant = [word, ...others].flatMap((term) => saidFor(term, { vocabulary, synonyms }))
  const guesses = known || meant.length > 0 ? [] : splits(word, vocabulary)
  const begins = isBeginning || (!known && meant.length === 0 && guesses.length === 0 && word.length > 2)
  return {
    typed: [word],
    alternatives: surest([
      { terms: [word], certainty: 1 },
      ...others.map((term) => ({ terms: [term], certainty: certainties.ending })),
      ...guesses.map((terms) => ({ terms, certainty: certainties.split })),
      ...meant.map((terms) => ({ terms, certainty: certainties.synonym })),
      ...(begins && !isNumeric(word) ? vocabulary.startingWith(word, completions) : []).map((term, rank) => ({
        terms: [term],
        // Of several words that begin so, the frequent one is meant rather than the rare one.
        certainty: certainties.beginning - rank / 100
      }))
    ])
  }
}

// Synonyms of a word that occur in the catalogue.
const saidFor = (word: string, { vocabulary, synonyms }: Lexicon): ReadonlyArray<Phrase> =>
  synonyms.of([word]).flatMap((phrase) => knownForms(phrase, vocabulary))

// Each reading once, with the certainty of its surest reason.
const surest = (alternatives: ReadonlyArray<Alternative>): ReadonlyArray<Alternative> => {
  const best = new Map<string, Alternative>()
  for (const one of alternatives) {
    const key = one.terms.join(" ")
    if ((best.get(key)?.certainty ?? 0) < one.certainty) best.set(key, one)
  }
  return [...best.values()]
}
