import { useId } from "react"
import { categoryPath } from "#core/catalogue/links.ts"
import type { PopularCategory } from "#core/catalogue/product-list.ts"
import { TextLink } from "../../kit/Button.tsx"
import { cx } from "../../kit/cx.ts"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Section } from "../../kit/text/Section.tsx"
import { useWords } from "../../messages/useWords.ts"
import { ProductRail } from "../ProductRail.tsx"
import * as css from "./Popular.css.ts"

/** Popular categories on a wide screen; a narrow one has four. Specification 9. */
const shownWhenWide = 2

/** The favourites of some categories in one place: the style sheet alone shows those of the chosen one, before a script, too. */
export const Popular = ({ categories }: { readonly categories: ReadonlyArray<PopularCategory> }) => {
  const { t } = useWords()
  const id = useId()
  if (categories.length === 0) return null
  return (
    <Section height="popular" title={t("catalogue.home.popular")}>
      <div className={css.popular}>
        {categories.map((category, place) => (
          <div key={category.id} className={cx(css.category, place >= shownWhenWide && css.narrowOnly)}>
            <label className={css.choice}>
              <input type="radio" className={css.input} name={id} defaultChecked={place === 0} />
              {category.name}
            </label>
            <div className={css.goods}>
              <ProductRail label={category.name} products={category.products} />
              <TextLink to={categoryPath(category)} className={css.all}>
                {t("catalogue.home.allOf", { category: category.name })} <Icon name="right" size={16} />
              </TextLink>
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}
