import type { Combination } from "../catalogue/combination.ts"
import { rupiah } from "../kernel/money.ts"
import { progressTo } from "../shipping/free-shipping.rule.ts"
import type { Bag, FreeShippingProgress } from "./cart.ts"

/**
 * Returns how far it is to free shipping with one unit of a combination in the bag. If the bag holds it, it is not counted
 * again; a pre-order is counted alone, and so is what comes to a bag of another kind. Rule 26; D-21, D-28.
 *
 * @param bag undefined until it is known
 */
export const progressWith = (
  bag: Pick<Bag, "items" | "kind" | "totals"> | undefined,
  { id, priceAfterDiscount, preOrder }: Pick<Combination, "id" | "priceAfterDiscount" | "preOrder">
): FreeShippingProgress => {
  if (bag?.items.some(({ goods, counted }) => goods.combination === id && counted > 0))
    return progressTo(bag.totals.goods)
  const others = bag?.kind.kind === "normal" && !preOrder ? bag.totals.goods : 0
  return progressTo(rupiah(others + priceAfterDiscount))
}
