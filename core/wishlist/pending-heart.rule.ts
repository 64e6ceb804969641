import { CombinationId } from "../catalogue/combination.ts"
import { ProductId } from "../catalogue/product.ts"
import { storedWish } from "../overlays/stored-wish.rule.ts"
import type { HeartTarget } from "./hearts.rule.ts"

/** Returns the heart that a guest pressed before the log-in, as the browser stored it; `undefined` if there is none. D-11, D-48. */
export const pendingHeart = (text: string | undefined, now: number): HeartTarget | undefined => {
  const wish = storedWish(text, now)
  if (wish?.["kind"] !== "heart" || !Number.isSafeInteger(wish["product"])) return undefined
  const { product, combination } = wish
  return {
    product: ProductId(Number(product)),
    ...(typeof combination === "string" && { combination: CombinationId(combination) })
  }
}
