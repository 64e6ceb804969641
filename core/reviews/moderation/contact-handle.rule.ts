import { type Finding, findingsPerCheck, type Severity } from "./finding.ts"
import { type FoldedText, wordSet, wordsBeside } from "./folded-text.ts"

/** Words on each side of a handle within which a call to contact counts. Own choice. */
export const callWords = 6

/** Services whose names are words as well: `line`, or that honest reviews name often: `wa`. */
const anyService =
  "w[\\s.]?a|whats\\s?app|whatsap|wasap|watsap|line|tele|i[\\s.]?g|instagram|insta|telegram|tg|fb|facebook|tiktok|twitter|bbm"
const sureService = "i[\\s.]?g|instagram|insta|telegram|tele|tg|fb|facebook|tiktok|twitter|bbm|line\\s?id|id\\s?line"
/** What may stand between the service and the name. */
const between = "(?:\\s?(?:ku|kita|kami|aku|saya|nya|id|official|tercepat|t3rcepat|aja|di|ke|kak|sis)){0,3}"
/** A name of an account, and one that no word looks like: with a digit or an underscore, but not `kata2nya`. */
const name = "[a-z][a-z0-9._]{2,30}"
const oddName = `(?![a-z]{2,14}2(?:nya|an)?(?![a-z0-9._]))(?=[a-z.]{1,30}[0-9_])${name}`

const named: ReadonlyArray<RegExp> = [
  new RegExp(`(?<![a-z0-9])(?:${sureService})${between}\\s{0,2}[:=]\\s{0,2}@?\\s?${name}`, "g"),
  new RegExp(
    `(?<![a-z0-9])(?:${anyService})${between}\\s?(?:[:=]@?${name}|[:=]?\\s{0,2}@\\s?${name}|[:=]?\\s${oddName})`,
    "g"
  )
]
const mention = /(?<![a-z0-9._%+@-])@\s?[a-z][a-z0-9._]{2,30}(?![@])/g
/** A name with an underscore a few words after its service: `follow ig kita ya say glow_sist`. */
const lateName = new RegExp(
  `(?<![a-z0-9])(?:${anyService})(?:[^a-z0-9]{1,3}[a-z]{1,10}){0,4}?\\s@?[a-z0-9.]{1,30}_[a-z0-9._]{1,30}`,
  "g"
)

const me = "(?:aku|saya|kami|kita|gue|gw|ku)(?![a-z0-9])"
/** Calls to look at a page of the author, and to write there: `cek ig kita`, `japri aja ke wa ku`. */
const visit = new RegExp(
  `(?<![a-z0-9])(?:(?:cek|kepoin|follow|lihat|mampir|kunjungi|japri|chat|dm|pm|hubungi|inbox)(?:\\s(?:aja|saja|ke|di|lewat|via)){0,2}\\s(?:${anyService}|profil|profile|akun|story)\\s?${me})`,
  "g"
)

/** Calls to write to the author without a handle: `minat? japri aku`. */
const invitation =
  /(?<![a-z0-9])(?:yuk|yuks|ayo|minat|berminat|silakan|silahkan|info|langsung|mau|pemesanan|order)(?:[^a-z0-9]{1,3}[a-z0-9]{1,15}){0,4}?[^a-z0-9]{1,3}(?:wa|dm|pm|japri|chat|inbox|hubungi|kontak)[^a-z0-9]{1,3}(?:aja[^a-z0-9]{1,3}|saja[^a-z0-9]{1,3}|ke[^a-z0-9]{1,3}|admin[^a-z0-9]{1,3}){0,2}(?:aku|saya|kami|kita|gue|gw|me|us)(?![a-z0-9])/g

/** Words that call a reader to get in touch. */
const calls = wordSet(
  "hubungi kontak contact chat dm pm wa whatsapp japri inbox follow folow add invite cek check kunjungi order pesan minat berminat yuk ayo line ig instagram telegram tele info reseller join gabung klik"
)

/**
 * Finds names of accounts at messengers and social networks. Refused: a name beside its service or a call to contact. Held: a bare
 * `@name`, which may be a brand, and a call to write to the author without a name. D-41, `PII`.
 */
export const contactHandlesIn = (text: FoldedText): ReadonlyArray<Finding> => {
  const found: Array<Finding> = []
  const add = (severity: Severity, index: number, typed: string): void => {
    if (found.length === findingsPerCheck) return
    const place = text.quoteOf(index, index + typed.length)
    const overlaps = found.some(
      (other) => place.at < other.at + other.quote.length && other.at < place.at + place.quote.length
    )
    if (!overlaps) found.push({ code: "PII", severity, ...place })
  }
  for (const pattern of named)
    for (const { 0: typed, index } of text.folded.matchAll(pattern)) add("refused", index, typed)
  for (const { 0: typed, index } of Array.from(text.folded.matchAll(mention)).slice(0, findingsPerCheck))
    add(isCalled(text, index, index + typed.length) ? "refused" : "held", index, typed)
  for (const { 0: typed, index } of text.folded.matchAll(lateName)) add("refused", index, typed)
  for (const pattern of [visit, invitation])
    for (const { 0: typed, index } of text.folded.matchAll(pattern)) add("held", index, typed)
  return found
}

const isCalled = (text: FoldedText, from: number, to: number): boolean => {
  const { before, after } = wordsBeside(text, from, to, callWords)
  return before.some((word) => calls.has(word)) || after.some((word) => calls.has(word))
}
