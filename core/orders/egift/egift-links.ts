import type { LineId } from "../../cart/cart.ts"
import type { CombinationId } from "../../catalogue/combination.ts"
import { combinationParameter } from "../../catalogue/links.ts"
import type { ProductId } from "../../catalogue/product.ts"

/** The parameter that names the line of the bag whose recipient is changed. */
export const lineParameter = "line"

/** Address of the form of an e-gift, for a new line or for one of the bag. */
export const egiftFormPath = (
  { product, combination }: { readonly product: ProductId; readonly combination: CombinationId },
  line?: LineId
): string => {
  const path = `/e-gift/${product}?${combinationParameter}=${encodeURIComponent(combination)}`
  return line === undefined ? path : `${path}&${lineParameter}=${encodeURIComponent(line)}`
}

/** Address of the recipient's page; a code stands behind its `#`, which browsers send to no server. Decision 0122. */
export const giftPath = "/gift"
