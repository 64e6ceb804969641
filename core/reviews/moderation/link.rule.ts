import { type Finding, findingsPerCheck, type Severity } from "./finding.ts"
import type { FoldedText } from "./folded-text.ts"

/** Endings that no Indonesian or English word after a full stop looks like. Own choice. */
const sureEndings = "com|net|org|biz|xyz|id|co\\.id|my\\.id|web\\.id|or\\.id|ac\\.id|sch\\.id|go\\.id"
/** Endings that are words as well: `murah.store` may lack a blank. Sure only with a path or after a word such as `cek`. */
const doubtfulEndings =
  "info|shop|store|online|site|club|top|link|live|app|io|co|me|ly|tv|asia|us|cc|at|gl|gle|ee|ws|page|click|vip|fun"

const begin = "(?<![a-z0-9@.-])"
const name = "[a-z0-9][a-z0-9-]{0,60}(?:\\.[a-z0-9-]{1,60}){0,4}?"
const path = "(?:[/?][^\\s]{0,200})?"
const spelledDot = "(?:\\s?[(\\[{]\\s?(?:dot|titik|\\.)\\s?[)\\]}]\\s?|\\s(?:dot|titik)\\s)"

const patterns: ReadonlyArray<readonly [RegExp, Severity]> = [
  // Letters apart: `t o k o k u . c o m`.
  [/(?<![a-z0-9])(?:[a-z0-9]\s){2,40}(?:\.|dot|titik)\s?(?:c\s?o\s?m|n\s?e\s?t|i\s?d)(?![a-z0-9])/g, "refused"],
  [/(?<![a-z])h(?:tt|xx|tp|t)p{1,2}s?\s?:\s?\/\s?\/\s?[^\s]{1,200}/g, "refused"],
  [
    /(?<![a-z0-9])www[\s.]{1,4}[a-z0-9-]{1,60}(?:\s{0,2}\.\s{0,2}[a-z]{2,10}|\s(?:com|co|id|net|org)(?![a-z0-9])){0,3}/g,
    "refused"
  ],
  [/(?<![a-z0-9])(?:linktree|linktr|bitly|lynk|tinyurl|taplink|heylink)\s?\/\s?[a-z0-9._-]{2,60}/g, "refused"],
  [new RegExp(`${begin}${name}\\.(?:${sureEndings})(?![a-z0-9])${path}`, "g"), "refused"],
  [new RegExp(`${begin}${name}\\.(?:${doubtfulEndings})/[^\\s]{1,200}`, "g"), "refused"],
  [
    new RegExp(`${begin}[a-z0-9-]{2,40}\\s?\\.\\s?(?:${doubtfulEndings}|id)\\s?/\\s?[a-z0-9][a-z0-9._/-]{2,60}`, "g"),
    "refused"
  ],
  [
    new RegExp(`${begin}${name}(?:(?:\\s{0,2}\\.\\s{0,2}|,)com|\\s\\.\\s(?:co\\s\\.\\s)?id)(?![a-z0-9])${path}`, "g"),
    "refused"
  ],
  [
    new RegExp(
      `${begin}[a-z0-9][a-z0-9-]{0,60}${spelledDot}(?:co${spelledDot}id|com|net|org|id|co|shop|store|xyz|biz)(?![a-z0-9])`,
      "g"
    ),
    "refused"
  ],
  [
    new RegExp(
      `(?<![a-z0-9])(?:cek|check|kunjungi|klik|visit|web|website|websitenya|situs|link|buka|order|via|lewat)\\s(?:di\\s|ke\\s|via\\s)?${name}\\.(?:${doubtfulEndings})(?![a-z0-9])`,
      "g"
    ),
    "refused"
  ],
  [new RegExp(`${begin}[a-z0-9-]{3,40}\\s{1,2}com(?![a-z0-9])`, "g"), "refused"],
  // `tokoku…com`: the ellipsis is two full stops here; three that are typed end a sentence.
  [new RegExp(`${begin}[a-z0-9-]{3,40}\\.\\.com(?![a-z0-9])`, "g"), "held"],
  // `tokoku dotcom`, `tokokutitikcom`.
  [new RegExp(`${begin}(?:[a-z0-9-]{2,40}\\s)?[a-z0-9-]{0,40}?(?:dot|titik)\\s?com(?![a-z0-9])`, "g"), "refused"],
  [/(?<![a-z0-9.-])[a-z0-9]{4,40}[-_|*/]{1,3}com(?![a-z0-9])/g, "held"],
  [new RegExp(`${begin}(?:[a-z0-9-]{1,40}\\.){2,4}(?:${doubtfulEndings})(?![a-z0-9])`, "g"), "held"],
  [new RegExp(`${begin}[a-z0-9]{1,30}-[a-z0-9-]{1,60}\\.(?:${doubtfulEndings})(?![a-z0-9])`, "g"), "held"]
]

/**
 * Finds links: with a scheme or `www`, bare domains, shorteners with a path, and spelled ones such as `shop dot com`. D-41, `URL`.
 */
export const linksIn = (text: FoldedText): ReadonlyArray<Finding> => {
  const found: Array<Finding> = []
  for (const [pattern, severity] of patterns)
    for (const { 0: typed, index } of text.folded.matchAll(pattern)) {
      if (found.length === findingsPerCheck) return found
      const place = text.quoteOf(index, index + typed.length)
      const overlaps = found.some(
        (other) => place.at < other.at + other.quote.length && other.at < place.at + place.quote.length
      )
      if (!overlaps) found.push({ code: "URL", severity, ...place })
    }
  return found
}
