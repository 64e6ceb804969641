import { useCallback, useEffect, useState } from "react"
import { useShop } from "../shop/shop.tsx"

/** Loads the cart for a screen that shows it: whether that failed, and how to retry. Retries by itself with a connection. */
export const useCartLoad = (): readonly [hasFailed: boolean, retry: () => void] => {
  const { cart } = useShop()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    cart.load().catch(() => setFailed(true))
  }, [cart])
  useEffect(() => {
    load()
    addEventListener("online", load)
    return () => removeEventListener("online", load)
  }, [load])
  return [hasFailed, load]
}
