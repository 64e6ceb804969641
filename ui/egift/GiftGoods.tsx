import { useEffect, useState } from "react"
import type { ProductCard } from "#core/catalogue/product.ts"
import { formatRupiah, type Rupiah, rupiah } from "#core/kernel/money.ts"
import { performCall } from "#core/kernel/port-actors.ts"
import type { Found } from "#core/search/found.ts"
import { emptyQuery } from "#core/search/query.ts"
import { ProductRail } from "../catalogue/ProductRail.tsx"
import { Section } from "../kit/text/Section.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import * as css from "./Egift.css.ts"

/** Products that the value of an e-gift pays for, those that sell best first; absent while none are known. Mock egift-opened. */
export const GiftGoods = ({ value }: { readonly value: Rupiah }) => {
  useTexts("catalogue")
  const { t } = useWords()
  const products = useAffordable(value)
  if (products.length === 0) return null
  const title = t("egift.gift.goods", { value: formatRupiah(value) })
  return (
    <div className={css.goods}>
      <Section title={title} inPage>
        <ProductRail label={title} products={products} />
      </Section>
    </div>
  )
}

const useAffordable = (value: Rupiah): ReadonlyArray<ProductCard> => {
  const { ports } = useShop()
  const [products, setProducts] = useState<ReadonlyArray<ProductCard>>([])
  useEffect(() => {
    const leaving = new AbortController()
    const query = { ...emptyQuery, prices: { min: rupiah(0), max: value }, availableFor: "online" } as const
    // What was given stands above; without an answer there is no row below it.
    performCall(ports.search.find(query), leaving.signal)
      .then((found) => setProducts((found as Found).products))
      .catch(() => {})
    return () => leaving.abort()
  }, [value, ports])
  return products
}
