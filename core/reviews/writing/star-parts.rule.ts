import type { StarPart } from "../review.ts"

const always: ReadonlyArray<StarPart> = ["effectiveness", "texture", "packaging", "value_for_money"]
const more: ReadonlyArray<{ readonly words: RegExp; readonly parts: ReadonlyArray<StarPart> }> = [
  { words: /make-?up|kosmetik|cosmetics?|rias/, parts: ["pigmentation", "long_wear"] },
  { words: /fragrance|parfum|perfume|wangian|body|badan|tubuh/, parts: ["scent"] }
]

/**
 * Returns the parts that a product is rated by: four for all, two more for makeup, the scent for fragrance and body. D-38.
 *
 * @param category slug of the product's level-1 category, in the words of the shop or of a merchant's feed
 */
export const starPartsOf = (category: string | undefined): ReadonlyArray<StarPart> => {
  const slug = category?.toLowerCase() ?? ""
  return [...always, ...more.flatMap(({ words, parts }) => (words.test(slug) ? parts : []))]
}
