import { useCallback, useRef, useSyncExternalStore } from "react"
import { type CartView, viewCart } from "#core/cart/cart.view.ts"
import type { LateCart } from "#core/shop/late-cart.ts"
import { useShop } from "../app/shop.tsx"
import { sameFields } from "../app/useView.ts"
import { useCartActor } from "./useLateCart.ts"

const none = () => undefined

/** The bag and a way to speak to it. Nothing is shown before its machine is there; what is said reaches it all the same. */
export const useCart = (): readonly [view: CartView | undefined, tell: LateCart["tell"]] => {
  const { cart } = useShop()
  const actor = useCartActor()
  const last = useRef<CartView | undefined>(undefined)
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor?.subscribe(changed)
      return () => subscription?.unsubscribe()
    },
    [actor]
  )
  const read = useCallback(() => {
    if (actor === undefined) return undefined
    const next = viewCart(actor.getSnapshot())
    if (last.current === undefined || !sameFields(last.current, next)) last.current = next
    return last.current
  }, [actor])
  return [useSyncExternalStore(subscribe, read, none), cart.tell]
}
