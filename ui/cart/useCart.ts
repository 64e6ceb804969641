import { useSelector } from "@xstate/react"
import type { CartView } from "#core/cart/cart.view.ts"
import type { LazyCart } from "#core/shop/lazy-cart.ts"
import { useShop } from "../shop/shop.tsx"
import { sameFields } from "../shop/useView.ts"
import { useCartActor } from "./useLazyCart.ts"

const sameViews = (one: CartView | undefined, other: CartView | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && sameFields(one, other))

/** The bag and its `send`. Nothing is shown before its machine is loaded; events sent earlier reach it all the same. */
export const useCart = (): readonly [view: CartView | undefined, tell: LazyCart["tell"]] => {
  const { cart } = useShop()
  const view = useSelector(useCartActor(), (snapshot) => snapshot && cart.viewOf(snapshot), sameViews)
  return [view, cart.tell]
}
