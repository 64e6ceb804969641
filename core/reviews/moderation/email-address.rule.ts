import type { Finding } from "./finding.ts"
import type { FoldedText } from "./folded-text.ts"

/** Providers that make `name@gmail` an address even without its ending. Own choice. */
const providers = "gmail|gmaill|yahoo|ymail|rocketmail|hotmail|outlook|icloud|proton|protonmail|live"

const at =
  "(?:@|\\(\\s?(?:at|a|@|et)\\s?\\)|\\[\\s?(?:at|a|@|et)\\s?\\]|\\{\\s?(?:at|a|@|et)\\s?\\}|(?<=\\s)(?:at|et)(?=\\s))"
const dot =
  "(?:[.,]|\\(\\s?(?:dot|titik|\\.)\\s?\\)|\\[\\s?(?:dot|titik|\\.)\\s?\\]|\\{\\s?(?:dot|titik|\\.)\\s?\\}|(?<=\\s)(?:dot|titik)(?=\\s))"

/** Bounded in every part, and begun only at the start of a word, so that its cost grows with the text alone. */
const address = new RegExp(
  `(?<![a-z0-9._%+-])[a-z0-9][a-z0-9._%+-]{0,63}\\s{0,2}${at}\\s{0,2}(?:[a-z0-9-]{1,40}\\s{0,2}(?:${dot}\\s{0,2}[a-z][a-z0-9-]{1,40}(?:${dot}[a-z]{2,10})?)|(?:${providers})(?![a-z0-9]))`,
  "g"
)

/** Finds e-mail addresses, also as `name at gmail dot com`, `name(at)shop(dot)com` and `name@gmail`. Refused. D-41, `PII`. */
export const emailAddressesIn = (text: FoldedText): ReadonlyArray<Finding> =>
  Array.from(text.folded.matchAll(address), ({ 0: typed, index }) => ({
    code: "PII",
    severity: "refused",
    ...text.quoteOf(index, index + typed.length)
  }))
