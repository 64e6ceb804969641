import { useSyncExternalStore } from "react"
import { guest, type Viewer } from "#core/shop/lazy-account.ts"
import { useShop } from "../shop/shop.tsx"

const readGuest = () => guest

/** Who looks at this page; a guest while the server draws and until the page is live. */
export const useMember = (): Viewer => {
  const { account } = useShop()
  return useSyncExternalStore(account.subscribe, account.viewer, readGuest)
}
