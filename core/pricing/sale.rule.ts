import type { StoredCombination, StoredProduct } from "../catalogue/stored.ts"
import type { Sale } from "./goods.ts"

/** Returns whether a combination can be ordered, apart from its stock. D-1, D-8. */
export const saleOf = (
  {
    removed,
    active,
    availableForOrder,
    soldAs
  }: Pick<StoredProduct, "removed" | "active" | "availableForOrder" | "soldAs">,
  combination: Pick<StoredCombination, "active">
): Sale => {
  if (removed) return "removed"
  if (!active || !combination.active) return "inactive"
  return availableForOrder && soldAs !== undefined ? "open" : "not-for-order"
}
