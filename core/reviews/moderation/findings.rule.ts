import { abuseIn } from "./abuse.rule.ts"
import { contactHandlesIn } from "./contact-handle.rule.ts"
import { emailAddressesIn } from "./email-address.rule.ts"
import { type Finding, findingsPerCheck } from "./finding.ts"
import { foldText } from "./folded-text.ts"
import { linksIn } from "./link.rule.ts"
import { otherShopsIn } from "./other-shop.rule.ts"
import { phoneNumbersIn } from "./phone-number.rule.ts"
import { pricesIn } from "./price.rule.ts"
import { copiesOf } from "./similarity.rule.ts"
import { vacuityOf } from "./vacuous.rule.ts"

/** The checks of a text, the most telling first: what one has found, a later one does not find again. */
const checks = [emailAddressesIn, linksIn, phoneNumbersIn, contactHandlesIn, pricesIn, otherShopsIn, abuseIn] as const

/**
 * Everything that the automatic checks find in the text of a review, in its order; no two of the first seven checks overlap. Words
 * that come again are found once. D-41.
 *
 * @param text as typed
 * @param others texts of reviews that may be similar: the member's own and those of others, without this review
 */
export const findingsIn = (text: string, others: ReadonlyArray<string> = []): ReadonlyArray<Finding> => {
  const folded = foldText(text)
  return [...findingsOf(folded), ...vacuityOf(folded), ...copiesOf(text, others)]
}

/** What the checks find in a few words beside a text, as those of a photo, which may be short and alike. D-41. */
export const findingsOfWords = (words: string): ReadonlyArray<Finding> => findingsOf(foldText(words))

const findingsOf = (folded: ReturnType<typeof foldText>): ReadonlyArray<Finding> => {
  const found: Array<Finding> = []
  for (const check of checks)
    for (const one of check(folded).slice(0, findingsPerCheck))
      if (!found.some((other) => overlap(one, other))) found.push(one)
  return withoutRepeats(found.toSorted((one, other) => one.at - other.at))
}

/** The first of those with the same quote and code; refused if any of them is. */
const withoutRepeats = (findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => {
  const found = new Map<string, Finding>()
  for (const one of findings) {
    const key = `${one.code} ${one.quote}`
    const first = found.get(key)
    if (!first) found.set(key, one)
    else if (one.severity === "refused") found.set(key, { ...first, severity: "refused" })
  }
  return [...found.values()]
}

const overlap = (one: Finding, other: Finding): boolean =>
  one.at < other.at + other.quote.length && other.at < one.at + one.quote.length
