import { textPath } from "#core/catalogue/links.ts"
import { useShop } from "./shop.tsx"

/** Paths of the shop's texts by their slugs; `undefined` for one that the merchant has not written: nothing leads there. D-5. */
export const useTextPath = (): ((slug: string) => string | undefined) => {
  const { pages } = useShop().chrome.shop
  return (slug) => (pages.includes(slug) ? textPath(slug) : undefined)
}
