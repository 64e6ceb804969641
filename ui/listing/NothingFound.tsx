import type { ProductList } from "#core/catalogue/product-list.ts"
import { graphemes } from "#core/kernel/text.ts"
import { maximumSearchLength, minimumSearchLength } from "#core/search/query.ts"
import { ProductCard } from "../catalogue/ProductCard.tsx"
import { Button } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Grid } from "../kit/text/Grid.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./NothingFound.css.ts"

/** A search without results: the words again, to be changed, and below what is popular, clearly named. Rule 16. */
export const NothingFound = ({ q, popular }: { readonly q: string; readonly popular: ProductList | null }) => {
  const { t } = useWords()
  const tooShort = q !== "" && graphemes(q).length < minimumSearchLength
  return (
    <>
      <div role="status">
        <Empty
          level={1}
          title={t("listing.search.noneTitle", { q })}
          text={t(tooShort ? "listing.search.tooShort" : "listing.search.noneText")}
        >
          <search className={css.search} aria-label={t("listing.search.field")}>
            <form action="/search" className={css.form}>
              <div className={css.field}>
                <Field
                  key={q}
                  name="q"
                  type="search"
                  label={t("listing.search.field")}
                  defaultValue={q}
                  maxLength={maximumSearchLength}
                />
              </div>
              <Button type="submit">{t("shop.search.submit")}</Button>
            </form>
          </search>
        </Empty>
      </div>
      {popular ? (
        <section aria-label={t("listing.search.popular")}>
          <h2 className={css.popular}>{t("listing.search.popular")}</h2>
          <Grid>
            {popular.products.map((card) => (
              <li key={card.id}>
                <ProductCard card={card} />
              </li>
            ))}
          </Grid>
        </section>
      ) : null}
    </>
  )
}
