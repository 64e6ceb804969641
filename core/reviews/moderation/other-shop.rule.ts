import type { Finding, Severity } from "./finding.ts"
import { type FoldedText, type FoldedWord, plainWord, spacedWords, wordSet } from "./folded-text.ts"
import { shopNames, shopPairs } from "./shop-names.ts"

/** Words on each side of a shop's name, within its clause, that decide what is said of it. Own choice. */
export const shopWords = 7

/** Calls that need no further word. */
const calls = wordSet(
  "yuk yuks ayo mampir kunjungi kunjungin visit cek check klik follow folow kepoin cus meluncur buruan silakan silahkan cari search available ready tersedia langganan"
)
/** Words that call to buy beside a word of buying. */
const advice = wordSet("aja saja mending mendingan langsung sana")
/** Words of buying. */
const buying = wordSet(
  "beli belanja order pesan checkout cekout co murah harga promo diskon ongkir voucher cashback sale jual"
)
/** Words of an experience, which is no call. */
const experience = wordSet(
  "pas waktu kemarin kmrn pernah dulu biasanya sempat tadinya awalnya komplain lapor selama kali terimakasih kasih makasih thanks"
)
const shops = wordSet("toko lapak olshop onlineshop shop store outlet gerai katalog keranjang")
const owners = wordSet("kami kita saya aku gue gw ku")
const trade = wordSet("po reseler dropship dropshiper agen distributor suplier stokis")
/** Words beside `bio`, the page of an account with its links. */
const pointers = wordSet("link cek klik lihat ada")
const recruiting = wordSet("open terima dicari cari butuh join gabung lowongan daftar")

/**
 * Finds other shops. Refused: a call to buy at another shop, at the author's own shop, or to sell for it. Held: a price or a
 * purchase beside the name of another shop. A name alone, as in thanks or a complaint, is no finding. D-41, `CR`.
 */
export const otherShopsIn = (text: FoldedText): ReadonlyArray<Finding> => {
  const words = withSpaced(text)
  const names = words.map(nameOf)
  return words.flatMap((word, at): ReadonlyArray<Finding> => {
    const length = lengthOfName(names, at)
    const own = length > 0 ? 0 : lengthOfOwn(text, words, names, at)
    if (length + own === 0) return []
    const clause = clauseOf(text, words, names, at)
    const severity = length > 0 ? severityBeside(clause) : severityOfOwn(clause)
    const to = words[at + length + own - 1]?.to ?? word.to
    return severity === undefined ? [] : [{ code: "CR", severity, ...text.quoteOf(word.from, to) }]
  })
}

/** The words of a text, letters that stand apart joined: `s h o p e e` is one word. */
const withSpaced = (text: FoldedText): ReadonlyArray<FoldedWord> => {
  const spaced = spacedWords(text)
  if (spaced.length === 0) return text.words
  const single = text.words.filter(({ from }) => !spaced.some((word) => from >= word.from && from < word.to))
  return [...single, ...spaced].toSorted((one, other) => one.from - other.from)
}

const nameOf = ({ text, single }: FoldedWord): string => (/\d/.test(text) ? plainWord(text) : single)

/** How many words from here name a shop: 0, 1 or 2. */
const lengthOfName = (names: ReadonlyArray<string>, at: number): number => {
  const name = names[at] ?? ""
  if (shopNames.has(name)) return 1
  return shopPairs.has(`${name} ${names[at + 1] ?? ""}`) ? 2 : 0
}

/** How many words from here name a shop of the author, or a trade for it: `toko kami`, `open reseller`, `bio`. */
const lengthOfOwn = (
  { folded }: FoldedText,
  words: ReadonlyArray<FoldedWord>,
  names: ReadonlyArray<string>,
  at: number
): number => {
  const [name = "", next = ""] = [names[at], names[at + 1]]
  if (name === "bio") return 1
  const isPair = (shops.has(name) && owners.has(next)) || (recruiting.has(name) && trade.has(next))
  return isPair && !/[.!?,]/.test(folded.slice(words[at]?.to, words[at + 1]?.from)) ? 2 : 0
}

/** The words beside one, up to the next full stop. */
const clauseOf = (
  { folded }: FoldedText,
  words: ReadonlyArray<FoldedWord>,
  names: ReadonlyArray<string>,
  at: number
): ReadonlyArray<string> => {
  const isEnd = (index: number): boolean =>
    /[.!?](?:\s|$)|\.{2}/.test(folded.slice(words[index]?.to, words[index + 1]?.from))
  let first = at
  while (first > Math.max(0, at - shopWords) && !isEnd(first - 1)) first--
  let last = at
  while (last < Math.min(words.length - 1, at + shopWords) && !isEnd(last)) last++
  return names.slice(first, last + 1)
}

const severityBeside = (clause: ReadonlyArray<string>): Severity | undefined => {
  const has = (set: ReadonlySet<string>): boolean => clause.some((word) => set.has(word))
  const isOwn = clause.some((word, at) => owners.has(word) && shops.has(clause[at - 1] ?? ""))
  if (isOwn) return "refused"
  if (has(calls)) return has(experience) ? "held" : "refused"
  if (has(experience) || !has(buying)) return undefined
  return has(advice) ? "refused" : "held"
}

const severityOfOwn = (clause: ReadonlyArray<string>): Severity | undefined => {
  const has = (set: ReadonlySet<string>): boolean => clause.some((word) => set.has(word))
  if (clause.includes("bio")) return has(pointers) ? "refused" : undefined
  return has(trade) || has(calls) || (has(buying) && clause.includes("kami")) ? "refused" : "held"
}
