import { fold } from "#core/kernel/text.ts"
import type { CityKind } from "#core/regions/region.ts"
import { slipsBetween } from "#core/search/words/distance.rule.ts"
import { type Entry, postalCodesOf } from "./table.ts"

/** Weight of a word of a place in a search: the name of the district has the most. */
const worth = { district: 10, postal: 8, city: 6, village: 5, province: 3 } as const
/** Share of that if the word is only begun, or misspelt. */
const begun = 0.45
const misspelt = 0.4
/** On top, if the district or its city is called what was searched; a kind that was named must be the city's. */
const called = 20

/** Words that name a level, not a place. */
const levels: ReadonlySet<string> = new Set(
  "kec kecamatan kel kelurahan desa kab kabupaten kota prov provinsi jalan jl rt rw".split(" ")
)
/** As people call cities. */
const everyday: Readonly<Record<string, string>> = {
  jaksel: "jakarta selatan",
  jakbar: "jakarta barat",
  jakpus: "jakarta pusat",
  jaktim: "jakarta timur",
  jakut: "jakarta utara",
  jogja: "yogyakarta",
  jogjakarta: "yogyakarta",
  yogya: "yogyakarta",
  solo: "surakarta"
}

/** Most words of a search that count: a full address of district, city, province and postal code has fewer. */
const mostWords = 16

/** Finds districts by what people write of a place; returns places in the list of entries, the likeliest first. */
export type Find = (q: string, most: number) => ReadonlyArray<number>

/** The words of all entries, each with the entries that have it and what it is worth there: 16 times the one and the other. */
interface Index {
  /** Ascending. */
  readonly words: ReadonlyArray<string>
  readonly stands: ReadonlyArray<ReadonlyArray<number>>
}

/** Returns the search for districts by name, among all entries. */
export const findIn = (all: ReadonlyArray<Entry>): Find => {
  const steps = findInSteps(all)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same in steps of some milliseconds, for a server that answers requests in between. */
export function* findInSteps(all: ReadonlyArray<Entry>): Generator<void, Find> {
  const index = yield* indexOf(all)
  const names = all.map(({ name, city }) => ({ district: fold(name), city: fold(city.name) }))
  return (q, most) => {
    const asked = fold(q)
      .split(" ", mostWords)
      .flatMap((word) => (everyday[word] ?? word).split(" "))
    const places = asked.filter((word) => !levels.has(word))
    const words = places.length > 0 ? places : asked
    const [whole, kind] = [words.join(" "), kindIn(asked)]
    if (whole === "") return []
    const scores = scored(index, all.length, words)
    for (const [entry, score] of scores) {
      const { district, city } = names[entry] ?? { district: "", city: "" }
      const isCalled =
        whole === `${district} ${city}` ||
        (kind === undefined
          ? whole === district || whole === city || city.endsWith(` ${whole}`)
          : whole === city && all[entry]?.city.kind === kind)
      if (isCalled) scores.set(entry, score + called)
    }
    return [...scores]
      .toSorted(([one, a], [other, b]) => b - a || one - other)
      .slice(0, most)
      .map(([entry]) => entry)
  }
}

const kindIn = (asked: ReadonlyArray<string>): CityKind | undefined => {
  if (asked.length < 2) return undefined
  return asked.includes("kota") ? "Kota" : asked.some((word) => /^kab(?:upaten)?$/.test(word)) ? "Kabupaten" : undefined
}

/** Entries that match all words; if there are none, those that match most words, some of them misspelt. */
const scored = (index: Index, size: number, words: ReadonlyArray<string>): Map<number, number> => {
  const exact = words.map((word) => scoresOf(index, size, rangeOf(index.words, word)))
  const found = fitting(exact, words.length)
  if (found.size > 0) return found
  const mended = exact.map((scores, place) =>
    scores.some((score) => score > 0) ? scores : scoresOf(index, size, nearTo(index.words, words[place] ?? ""))
  )
  for (let least = words.length; least > 0; least--) {
    const most = fitting(mended, least)
    if (most.size > 0) return most
  }
  return new Map()
}

/** Entries indexed in one step. */
const entriesPerStep = 100

function* indexOf(all: ReadonlyArray<Entry>): Generator<void, Index> {
  const index = new Map<string, Array<number>>()
  const put = (entry: number, text: string, value: number): void => {
    for (const word of new Set(fold(text).split(" "))) {
      const stands = index.get(word)
      if (stands === undefined) index.set(word, [entry * 16 + value])
      // The highest value of an entry was inserted first.
      else if ((stands.at(-1) ?? 0) >> 4 !== entry) stands.push(entry * 16 + value)
    }
  }
  for (const [place, entry] of all.entries()) {
    if (place % entriesPerStep === 0) yield
    put(place, entry.name, worth.district)
    put(place, postalCodesOf(entry).join(" "), worth.postal)
    put(place, entry.city.name, worth.city)
    put(place, entry.villages.replace(/(?:^|\t)\d{4} \d{5}/g, " "), worth.village)
    put(place, entry.province.name, worth.province)
  }
  index.delete("")
  yield
  const words = [...index.keys()].toSorted()
  return { words, stands: words.map((word) => index.get(word) ?? []) }
}

/** Places of words in the vocabulary, each with what a match there counts. */
type Matches = Iterable<readonly [word: number, share: number]>

/** The word itself and all that begin with it. */
function* rangeOf(words: ReadonlyArray<string>, wanted: string): Matches {
  let [from, to] = [0, words.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((words[middle] ?? "") < wanted) from = middle + 1
    else to = middle
  }
  for (let place = from; words[place]?.startsWith(wanted); place++) yield [place, words[place] === wanted ? 1 : begun]
}

/** Words with the same first letter that differ by one slip, or by two if they are long. D-19. */
function* nearTo(words: ReadonlyArray<string>, wanted: string): Matches {
  const limit = wanted.length >= 8 ? 2 : wanted.length >= 4 ? 1 : 0
  if (limit === 0 || /\d/.test(wanted)) return
  for (const [place] of rangeOf(words, wanted.slice(0, 1)))
    if (slipsBetween(words[place] ?? "", wanted, limit) <= limit) yield [place, misspelt]
}

const scoresOf = ({ stands }: Index, size: number, matches: Matches): Float64Array => {
  const scores = new Float64Array(size)
  for (const [word, share] of matches)
    for (const stand of stands[word] ?? []) {
      const [entry, value] = [stand >> 4, (stand & 15) * share]
      if ((scores[entry] ?? 0) < value) scores[entry] = value
    }
  return scores
}

/** Entries that at least so many words fit. */
const fitting = (scores: ReadonlyArray<Float64Array>, least: number): Map<number, number> => {
  const found = new Map<number, number>()
  for (let entry = 0; entry < (scores[0]?.length ?? 0); entry++) {
    let [sum, fits] = [0, 0]
    for (const score of scores) {
      const value = score[entry] ?? 0
      sum += value
      if (value > 0) fits++
    }
    if (fits >= least) found.set(entry, sum)
  }
  return found
}
