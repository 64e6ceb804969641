/** The two languages of the shop; Indonesian first. D-49g. */
export const languages = ["id", "en"] as const
/** A language of the shop. */
export type Language = (typeof languages)[number]

/** Words a merchant owns, in both languages. */
export type Words = Readonly<Record<Language, string>>

const segmenter = new Intl.Segmenter("id", { granularity: "grapheme" })

/** Returns whether a text needs no segmenter: one code unit, one character. */
const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)

/** Characters as a person counts them: an emoji with skin tone is one. */
export const graphemes = (text: string): ReadonlyArray<string> =>
  isPlain(text) ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment)

/** Returns the first `length` characters and an ellipsis, or the text itself if it is not longer. */
export const cut = (text: string, length: number): string => {
  // There are never more characters than code units.
  if (text.length <= length) return text
  // With the next one: it might belong to the last.
  if (isPlain(text.slice(0, length + 1))) return `${text.slice(0, length).trimEnd()}…`
  let count = 0
  for (const { index } of segmenter.segment(text)) {
    if (count === length) return `${text.slice(0, index).trimEnd()}…`
    count++
  }
  return text
}

/** Returns a typed text as one line: trimmed, line breaks as commas, control characters and runs of spaces as one space. */
export const oneLine = (typed: string): string =>
  typed
    .trim()
    .replace(/\s*\n\s*/g, ", ")
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()

/** Lower case, without accents, single blanks: the form in which names are compared and searched. D-19. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

/** The part of an address made from a name: `Aloe & Mint 50ml` becomes `aloe-mint-50ml`. */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 100)
