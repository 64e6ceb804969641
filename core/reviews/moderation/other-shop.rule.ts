import type { Finding, Severity } from "./finding.ts"
import { type FoldedText, type FoldedWord, plainWord, spacedWords, unmaskWord, wordSet } from "./folded-text.ts"
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
/** Words that call to sell for a shop, beside a trade. */
const invitations = wordSet("ayo yuk gabung join welcome")
/** Words directly before a trade. */
const recruiting = wordSet("open terima dicari cari butuh join gabung lowongan daftar")

/** What a place in a text names: another shop, a basket of an app, the author's own shop, a trade, the page of an account. */
type Kind = "shop" | "basket" | "own" | "trade" | "page"

/**
 * Finds other shops. Refused: a call to buy at another shop, at the author's own shop, or to sell for it. Held: a price or a
 * purchase beside the name of another shop. A name alone, as in thanks or a complaint, is no finding. D-41, `CR`.
 */
export const otherShopsIn = (text: FoldedText): ReadonlyArray<Finding> => {
  const words = wordsOf(text)
  const names = words.map(nameOf)
  return words.flatMap((word, at): ReadonlyArray<Finding> => {
    const [kind, length] = placeAt(text, words, names, at) ?? []
    if (kind === undefined || length === undefined) return []
    const severity = severityOf(kind, clauseOf(text, words, names, at), names[at + length] ?? "")
    const to = words[at + length - 1]?.to ?? word.to
    return severity === undefined ? [] : [{ code: "CR", severity, ...text.quoteOf(word.from, to) }]
  })
}

/** The words of a text, with letters that stand apart and masked names joined: `s h o p e e` and `sh*pee` are one word. */
const wordsOf = (text: FoldedText): ReadonlyArray<FoldedWord> => {
  const masked = text.signed.filter((word) => unmaskWord(word.text, shopNames) !== undefined)
  const spaced = [...spacedWords(text), ...masked]
  if (spaced.length === 0) return text.words
  const single = text.words.filter(({ from }) => !spaced.some((word) => from >= word.from && from < word.to))
  return [...single, ...spaced].toSorted((one, other) => one.from - other.from)
}

const nameOf = ({ text, single }: FoldedWord): string =>
  unmaskWord(text, shopNames) ?? (/\d/.test(text) ? plainWord(text) : single)

/** What stands at a word, and in how many words. */
const placeAt = (
  { folded }: FoldedText,
  words: ReadonlyArray<FoldedWord>,
  names: ReadonlyArray<string>,
  at: number
): readonly [Kind, number] | undefined => {
  const [name = "", next = ""] = [names[at], names[at + 1]]
  if (shopNames.has(name)) return ["shop", 1]
  if (shopPairs.has(`${name} ${next}`)) return [name === "keranjang" ? "basket" : "shop", 2]
  if (name === "bio") return ["page", 1]
  const isPair = !/[.!?,]/.test(folded.slice(words[at]?.to, words[at + 1]?.from))
  if (isPair && shops.has(name) && owners.has(next)) return ["own", 2]
  if (isPair && recruiting.has(name) && trade.has(next)) return ["trade", 2]
  return trade.has(name) && !recruiting.has(names[at - 1] ?? "") ? ["trade", 1] : undefined
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

/** What follows from a place in its clause, and from the word after it. */
const severityOf = (kind: Kind, clause: ReadonlyArray<string>, next: string): Severity | undefined => {
  const has = (set: ReadonlySet<string>): boolean => clause.some((word) => set.has(word))
  const isRecruiting = clause.some((word, at) => trade.has(word) && recruiting.has(clause[at - 1] ?? ""))
  const isOwn = clause.some((word, at) => owners.has(word) && shops.has(clause[at - 1] ?? ""))
  if (kind === "trade") return isRecruiting || has(invitations) ? "refused" : undefined
  if (kind === "page") return has(pointers) ? "refused" : undefined
  if (kind === "own") return has(calls) || (has(buying) && clause.includes("kami")) ? "refused" : "held"
  if (isOwn) return "refused"
  if (has(calls)) return has(experience) ? "held" : "refused"
  if (kind === "basket") return "held"
  if (has(experience)) return undefined
  if (advice.has(next) || (has(advice) && has(buying))) return "refused"
  return has(buying) ? "held" : undefined
}
