import { useEffect } from "react"
import { curatedMachineOver } from "#core/discovery/selections/curated.machine.ts"
import { viewCurated } from "#core/discovery/selections/curated.view.ts"
import type { CuratedFacts } from "#core/shop/facts.ts"
import { ProductCard } from "../catalogue/ProductCard.tsx"
import { Button } from "../kit/Button.tsx"
import { Grid } from "../kit/text/Grid.tsx"
import { Section } from "../kit/text/Section.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useRemembered } from "../shop/useRemembered.ts"
import { useView } from "../shop/useView.ts"
import * as css from "./Discovery.css.ts"

/** The curated trending products: ten, and more twice. Specification 4, Search. */
export const Trending = ({ facts }: { readonly facts: CuratedFacts }) => {
  const { t } = useWords()
  const { ports } = useShop()
  const { list } = ports.catalogue
  const [view, send] = useView(
    useScreenActor(curatedMachineOver, { list }, { ...facts.trending, page: facts.page }),
    viewCurated
  )
  const { products, hasMore, page } = view
  useRemembered({ ...facts, page, trending: { ...facts.trending, products, hasMore } })
  useEffect(() => {
    const returned = () => send({ type: "connection.returned" })
    addEventListener("online", returned)
    return () => removeEventListener("online", returned)
  }, [send])
  if (products.length === 0) return null
  return (
    <Section inPage title={facts.trending.title || t("discovery.curated.trending")}>
      <Grid>
        {products.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} />
          </li>
        ))}
      </Grid>
      {view.more === "none" ? null : (
        <div className={css.more}>
          <Button look="secondary" busy={view.more === "coming"} onClick={() => send({ type: "more.wanted" })}>
            {t(view.more === "failed" ? "discovery.curated.moreFailed" : "discovery.curated.more")}
          </Button>
        </div>
      )}
    </Section>
  )
}
