import type { Finding } from "./finding.ts"
import { type FoldedText, type FoldedWord, wordSet, wordsBeside } from "./folded-text.ts"
import { digitsOfWord } from "./number-words.ts"

/** Words before and after an amount that decide whether it is an offer. Own choice. */
export const offerWords = 8
/** Words before a bare number within which `harga` or `cuma` makes it a price. Own choice. */
export const priceCueWords = 3

/** Words of a seller: an amount among them is an offer. Own choice. */
const sellers = wordSet(
  "jual dijual jualan menjual ready reseller reseler grosir grosiran dropship dropshiper agen distributor supplier suplier minat berminat pemesanan dapatkan buruan yuk yuks ayo kami hubungi inbox dm japri klik po mulai borong jastip preloved lepas obral terbatas modal untung nett only"
)
/** Words of a bargain, which sellers and customers use. Own choice. */
const bargains = wordSet(
  "promo diskon gratis fre paket per pcs cod obral hanya hemat sisa bonus coret normal khusus spesial bundling bundel get buy aja saja doang kak"
)
/** Words that make a number beside them a price. Own choice. */
const cues = wordSet(
  "harga hrg harganya hargae seharga cuma cuman hanya promo diskon disc bayar murah mulai only jadi dapat dapet po jual dijual ready"
)
/** What is counted in thousands without being money. */
const counted = wordSet(
  "orang org kali x review ulasan folower folowers pengikut subscriber views terjual mah jam km hari tahun langkah mg mcg ml gram gr g kg cm mm iu ppm"
)
/** Slang for amounts: five, ten, twenty-five, fifty and a hundred thousand. */
const slang = wordSet("gocap goceng ceban cepek seceng noban goban gopek jigo seratusribu")
const thousands = wordSet("ribu rb rebu ribuan juta jt jutan jutaan")

const amounts: ReadonlyArray<RegExp> = [
  /(?<![a-z0-9])(?:r\s?p|idr)[\s.:]{0,3}[0-9][0-9o]{0,8}(?:[.,][0-9o]{3}){0,3}(?:\s?(?:rb|ribu|k|jt|juta))?/g,
  /(?<![a-z0-9])r\s?p[\s.:]{0,3}(?:[0-9o]\s?[.,]?\s?){4,9}/g,
  /(?<![a-z0-9.,])[0-9][0-9o]{0,3}(?:[.,][0-9]{1,3})?[\s.]?(?:rb|rban|rbu|rebu|ribu|ribuan|jt|jtan|juta|jutaan)(?![a-z0-9])/g,
  /(?<![a-z0-9.,])[1-9][0-9o]{1,3}\s?k(?:an)?(?![a-z0-9])/g,
  // With blanks between: `2 0 . 0 0 0`, `20 . 000`, `20 r i b u`.
  /(?<![a-z0-9.,])[1-9](?:\s[0-9]){0,2}\s?[.,]\s?0\s0\s0(?![a-z0-9])/g,
  /(?<![a-z0-9.,])[1-9][0-9]{0,2}\s[.,]\s?[0-9]00(?![a-z0-9])/g,
  /(?<![a-z0-9.,])[0-9](?:\s?[0-9]){0,3}\s?(?:r\si\sb\su|r\sb|j\su\st\sa|j\st)(?![a-z0-9])/g,
  /\$\s?[0-9]{1,4}|(?<![a-z0-9.,])[0-9]{1,4}\s?(?:usd|dolar|dollar)(?![a-z0-9])/g,
  /(?<![a-z0-9.,])[0-9]{1,3}(?:[.,][0-9]{3}){0,2},-/g
]
/** Numbers that are prices only beside a cue: `17.900`, `80000`, `35an`. */
const bare = /(?<![a-z0-9.,])(?:[0-9]{1,3}(?:[.,][0-9o]{3}){1,2}|[1-9][0-9]{1,3}00|[1-9][0-9]an)(?![a-z0-9]|[.,][0-9])/g

/**
 * Finds offers: amounts of money in digits, slang and words. Refused beside the words of a seller, held beside those of a bargain.
 * An amount alone is no finding: one honest review in a hundred says what the product did cost ("cuma 20rb"). D-41, `PRI`.
 */
export const pricesIn = (text: FoldedText): ReadonlyArray<Finding> => {
  const places: Array<readonly [number, number]> = []
  const covered = new Uint8Array(text.folded.length)
  const add = (from: number, to: number): void => {
    if (covered.subarray(from, to).includes(1)) return
    covered.fill(1, from, to)
    places.push([from, to])
  }
  for (const pattern of amounts)
    for (const { 0: typed, index } of text.folded.matchAll(pattern)) {
      const { after } = wordsBeside(text, index, index + typed.length, 1)
      if (!counted.has(after[0] ?? "")) add(index, index + typed.trimEnd().length)
    }
  for (const { 0: typed, index } of text.folded.matchAll(bare)) {
    const { before, after } = wordsBeside(text, index, index + typed.length, priceCueWords)
    const isEach = /@\s?$/.test(text.folded.slice(Math.max(0, index - 2), index))
    if ((isEach || before.some((word) => cues.has(word))) && !counted.has(after[0] ?? ""))
      add(index, index + typed.length)
  }
  for (const [from, to] of spelledAmounts(text)) add(from, to)
  return places
    .toSorted(([one], [other]) => one - other)
    .flatMap(([from, to]): ReadonlyArray<Finding> => {
      const { before, after } = wordsBeside(text, from, to, offerWords)
      const has = (words: ReadonlySet<string>): boolean =>
        before.some((word) => words.has(word)) || after.some((word) => words.has(word))
      const severity = has(sellers) ? "refused" : has(bargains) ? "held" : undefined
      return severity === undefined ? [] : [{ code: "PRI", severity, ...text.quoteOf(from, to) }]
    })
}

const isSmallNumber = (word: FoldedWord | undefined): boolean =>
  word !== undefined && (word.text === "seratus" || digitsOfWord(word.single) !== undefined)

/** Amounts in words: `lima puluh ribu`, `seratus ribu`, `gocap`. */
const spelledAmounts = (text: FoldedText): ReadonlyArray<readonly [number, number]> =>
  text.words.flatMap((word, at): ReadonlyArray<readonly [number, number]> => {
    if (slang.has(word.single)) return [[word.from, word.to]]
    if (!thousands.has(word.single) || counted.has(text.words[at + 1]?.single ?? "")) return []
    let first = at
    while (first > 0 && at - first < 4 && isSmallNumber(text.words[first - 1])) first--
    const start = text.words[first]
    return first === at || !start ? [] : [[start.from, word.to]]
  })
