import { useSyncExternalStore } from "react"
import { guest, type Visitor } from "#core/shop/lazy-account.ts"
import { useShop } from "../app/shop.tsx"

const nobody = () => guest

/** Who looks at this page; a guest while the server draws and until the page is live. */
export const useMember = (): Visitor => {
  const { account } = useShop()
  return useSyncExternalStore(account.subscribe, account.visitor, nobody)
}
