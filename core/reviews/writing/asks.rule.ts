import type { Product } from "../../catalogue/product.ts"
import type { ReviewAsks } from "./answers.ts"
import { offeredTagsOf } from "./offered-tags.rule.ts"
import { starPartsOf } from "./star-parts.rule.ts"

/** Returns what the review of a product asks for: the parts of its level-1 category, and the combinations that may be named, and the tags. D-37, D-38. */
export const asksOf = ({ path, combinations }: Pick<Product, "path" | "combinations">): ReviewAsks => ({
  parts: starPartsOf(path[0]?.slug),
  combinations: combinations.filter(({ isActiveInReview }) => isActiveInReview).map(({ id }) => id),
  tags: offeredTagsOf(path[0]?.slug)
})
