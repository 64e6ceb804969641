import { useSyncExternalStore } from "react"
import type { CartActor } from "#core/shop/lazy-cart.ts"
import { useShop } from "../shop/shop.tsx"

const none = () => undefined
const nothing = () => 0

/** Units in the bag; 0 while the server draws and until the page is live. */
export const useBagCount = (): number => {
  const { cart } = useShop()
  return useSyncExternalStore(cart.subscribe, cart.count, nothing)
}

/** The machine of the bag, once it has been fetched. */
export const useCartActor = (): CartActor | undefined => {
  const { cart } = useShop()
  return useSyncExternalStore(cart.subscribe, cart.current, none)
}
