import { fold } from "../../kernel/text.ts"

/**
 * The words of a text as they are searched: folded, apostrophes closed up, letters and digits apart (`L'Oréal SPF50` is
 * `loreal spf 50`). D-19.
 */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  // Plain text, nearly all there is, needs none of Unicode's tables.
  /^[\x20-\x7e\n]*$/.test(text) ? plainWords(text) : anyWords(text)

const plainWords = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .replace(/([a-z])['`](?=[a-z])/g, "$1")
    .match(/[a-z]+|[0-9]+/g) ?? []

const anyWords = (text: string): ReadonlyArray<string> =>
  fold(text.normalize("NFKD").replace(/(\p{L}\p{M}*)['’ʼ`´](?=\p{L})/gu, "$1")).match(/\p{L}+|\p{N}+/gu) ?? []

/** Returns whether a word is a number: those are never corrected. */
export const isNumeric = (word: string): boolean => /^\p{N}+$/u.test(word)

/** Words that ask without naming anything; they count only if nothing else is asked. */
export const fillers: ReadonlySet<string> = new Set(
  "a aja aku and banget bagus beli bgt buat cari cocok dalam dan dari dengan di dong for from gue harga in jual kak kakak ke mau murah nya of on or pake pakai paling rekomendasi saya sih terbaik terbaru the to untuk with ya yang yg".split(
    " "
  )
)

/** Most words of a search that are looked at. */
const wordsSearched = 16

/** The words a search is about: each once, without fillers unless there is nothing else. */
export const wordsAsked = (q: string): ReadonlyArray<string> => [...new Set(wordsOf(q))].slice(0, wordsSearched)
