import { useLocation, useParams } from "react-router-dom"
import type { Address } from "#core/shop/prepare.ts"
import { useShop } from "./shop.tsx"

/** The address of the page, with the moment it is opened. */
export const useAddress = (): Address => {
  const { pathname, search } = useLocation()
  const params = useParams()
  const { now } = useShop()
  return {
    path: pathname,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? ""])),
    search: [...new URLSearchParams(search)],
    now: now()
  }
}
