import type { BagLine, LineId } from "#core/cart/cart.ts"
import { useCart } from "../cart/useCart.ts"
import { useCartLoad } from "../cart/useCartLoad.ts"

/** Returns a line of the bag, and whether it is known whether it is there; without an id there is none. */
export const useBagLine = (id: LineId | undefined): readonly [line: BagLine | undefined, isKnown: boolean] => {
  useCartLoad()
  const [view] = useCart()
  const line = id && view?.bag.items.find((one) => one.id === id)
  return [line, id === undefined || line !== undefined || (view !== undefined && view.step !== "reading")]
}
