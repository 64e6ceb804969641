import { wordsOf } from "./words.rule.ts"

/** Words that stand together for one thing: `tabir surya`. */
export type Phrase = ReadonlyArray<string>

/** What else can be said for a word or a phrase. D-19. */
export interface Synonyms {
  /** Longest phrase anything is known of, in words. */
  readonly longest: number
  /** Returns other ways to say it; empty if none is known. */
  readonly of: (phrase: Phrase) => ReadonlyArray<Phrase>
  /** Every word and phrase that means something. */
  readonly phrases: ReadonlyArray<Phrase>
  /** Every single word that means something, for mending misspelt ones. */
  readonly words: ReadonlyArray<string>
}

/** Synonyms from groups of words and phrases, the merchant's and the shop's own; a word may stand in several groups. */
export const synonymsOf = (groups: Iterable<ReadonlyArray<string>>): Synonyms => {
  const known = new Map<string, Map<string, Phrase>>()
  let longest = 0
  for (const group of groups) {
    const phrases = new Map(
      group
        .map(wordsOf)
        .filter((words) => words.length > 0)
        .map((words) => [words.join(" "), words])
    )
    for (const [key, phrase] of phrases) {
      longest = Math.max(longest, phrase.length)
      const others = known.get(key) ?? new Map<string, Phrase>()
      for (const [other, words] of phrases) if (other !== key) others.set(other, words)
      known.set(key, others)
    }
  }
  return {
    longest,
    phrases: [...known.keys()].map((key) => key.split(" ")),
    of: (phrase) => [...(known.get(phrase.join(" "))?.values() ?? [])],
    words: [...known.keys()].filter((key) => !key.includes(" "))
  }
}
