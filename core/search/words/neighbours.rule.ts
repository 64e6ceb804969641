import { slipsBetween, slipsForgiven, soundOf } from "./distance.rule.ts"
import { isNumeric } from "./words.rule.ts"

/** A word that a misspelt one may have meant. */
export interface Correction {
  readonly term: string
  readonly slips: number
}

/** Shortest word that is mended, and that a misspelt one is taken for. */
const shortest = 4

/** Words that a misspelt one is compared with. */
export interface Neighbours {
  /**
   * Returns all words that a misspelt one may have meant, in no order: as many slips away as are forgiven, or that sound alike.
   * Writing a word as it sounds counts as one slip, however many letters that changes. D-19.
   */
  readonly of: (word: string) => ReadonlyArray<Correction>
  /** Adds a word that is not among them yet. */
  readonly add: (term: string) => void
}

/** Returns the neighbours among these words, each given once. */
export const neighboursOf = (terms: Iterable<string>): Neighbours => {
  const written = new Map<number, Group>()
  const spoken = new Map<number, Group>()
  const add = (term: string): void => {
    if (term.length < shortest || isNumeric(term)) return
    join(written, { term, form: term })
    join(spoken, { term, form: soundOf(term) })
  }
  for (const term of terms) add(term)
  const of = (word: string): ReadonlyArray<Correction> => {
    if (word.length < shortest || isNumeric(word)) return []
    const found = new Map<string, number>()
    for (let length = word.length - 2; length <= word.length + 2; length++) {
      const forgiven = Math.max(word.length, length) >= 8 ? 2 : 1
      // A slip changes at most two of the letters a word is made of.
      for (const { term } of alike(word, written.get(length), 2 * forgiven)) {
        const slips = term === word ? forgiven + 1 : slipsBetween(word, term, forgiven)
        if (slips <= forgiven) found.set(term, slips)
      }
    }
    const sound = soundOf(word)
    for (let length = sound.length - 1; length <= sound.length + 1; length++)
      for (const { term, form } of alike(sound, spoken.get(length), 2)) {
        const forgiven = slipsForgiven(word, term)
        const slips = term === word ? forgiven + 1 : 1 + slipsBetween(sound, form, forgiven - 1)
        if (slips <= forgiven && slips < (found.get(term) ?? slips + 1)) found.set(term, slips)
      }
    return [...found].map(([term, slips]) => ({ term, slips }))
  }
  return { of, add }
}

/** Words of one length with a bit mask of their letters: a cheap test before the expensive one, for thousands of words. */
interface Group {
  readonly terms: Array<{ readonly term: string; readonly form: string }>
  /** As long as `terms` or longer. */
  letters: Int32Array
}

const join = (groups: Map<number, Group>, entry: Group["terms"][number]): void => {
  const held = groups.get(entry.form.length)
  const group = held ?? { terms: [], letters: new Int32Array(8) }
  if (held === undefined) groups.set(entry.form.length, group)
  const at = group.terms.push(entry) - 1
  if (at === group.letters.length) {
    const wider = new Int32Array(2 * at)
    wider.set(group.letters)
    group.letters = wider
  }
  group.letters[at] = lettersIn(entry.form)
}

/** Those of a group that differ in no more letters than that. */
const alike = (form: string, group: Group | undefined, most: number): ReadonlyArray<Group["terms"][number]> => {
  const found: Array<Group["terms"][number]> = []
  if (group === undefined) return found
  const { terms, letters } = group
  const own = lettersIn(form)
  for (let at = 0; at < terms.length; at++) {
    const term = bitsIn((letters[at] ?? 0) ^ own) <= most ? terms[at] : undefined
    if (term !== undefined) found.push(term)
  }
  return found
}

/** A bit for each letter that occurs. */
const lettersIn = (word: string): number => {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Returns the number of bits that are set, counted in pairs, fours and eights. */
const bitsIn = (letters: number): number => {
  const pairs = letters - ((letters >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
