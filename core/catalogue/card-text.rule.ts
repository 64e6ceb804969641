import { graphemes } from "../kernel/text.ts"

/** Characters left of a name that is cut, and the longest name a narrow screen shows whole. Specification 9. */
export const cardNameLength = 25
/** Characters of a name from which it is cut on screens narrower than a desktop's. Specification 2 and 9. */
export const narrowNameLength = 38

/**
 * A product's name as its card shows it, counted in characters a person sees. D-3.
 * Wide screens cut at 25; narrow ones show up to 38 whole and cut longer ones to 25.
 */
export const cardName = (name: string, desktop: boolean): string => {
  const characters = graphemes(name)
  return characters.length > (desktop ? cardNameLength : narrowNameLength)
    ? `${characters.slice(0, cardNameLength).join("").trimEnd()}…`
    : name
}

/**
 * `0 Review`, `1 Reviews`: an `s` wherever the number is not zero, as specification 2 has it. D-4.
 *
 * @param written the number as the reader's language writes it, `1.284`
 */
export const reviewCount = (count: number, written = String(count)): string =>
  count === 0 ? "0 Review" : `${written} Reviews`
