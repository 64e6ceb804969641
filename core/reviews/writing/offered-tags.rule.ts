import type { ReviewTag } from "../review-tags.ts"

const always: ReadonlyArray<ReviewTag> = ["light", "gentle", "soft-scent", "no-scent", "handy"]
const more: ReadonlyArray<{ readonly words: RegExp; readonly tags: ReadonlyArray<ReviewTag> }> = [
  {
    words: /make-?up|kosmetik|cosmetics?|rias|nail|kuku/,
    tags: ["stays-on", "not-drying", "matte", "satin", "dewy", "buildable", "easy-off"]
  },
  {
    words: /skin|kulit|perawatan|body|badan|tubuh/,
    tags: ["absorbs-fast", "not-sticky", "moisturising", "brightening", "soothing", "no-breakouts"]
  },
  { words: /hair|rambut/, tags: ["silky", "not-greasy"] },
  { words: /fragrance|parfum|perfume|wangian|body|badan|tubuh/, tags: ["lasting-scent", "fresh"] }
]

/**
 * Returns the tags that fit a product: those of its kind first, then those of all goods. Specification 3, Review.
 *
 * @param category slug of the product's level-1 category, in the words of the shop or of a merchant's feed
 */
export const offeredTagsOf = (category: string | undefined): ReadonlyArray<ReviewTag> => {
  const slug = category?.toLowerCase() ?? ""
  return [...more.flatMap(({ words, tags }) => (words.test(slug) ? tags : [])), ...always]
}
