import { categoryPath, selectionsPath } from "#core/catalogue/links.ts"
import type { PopularCategory } from "#core/catalogue/product-list.ts"
import { TextLink } from "../../kit/Button.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Section } from "../../kit/text/Section.tsx"
import { useWords } from "../../messages/useWords.ts"
import { ProductRail } from "../ProductRail.tsx"
import { OneOf, wayToAll } from "./OneOf.tsx"

/** Popular categories on a wide screen; a narrow one has four. Specification 9. */
const shownWhenWide = 2

/** The favourites of some categories in one place. */
export const Popular = ({ categories }: { readonly categories: ReadonlyArray<PopularCategory> }) => {
  const { t } = useWords()
  if (categories.length === 0) return null
  return (
    <Section height="popular" title={t("home.popular")} all={{ to: selectionsPath, text: t("home.picks") }}>
      <OneOf
        lists={categories.map((category, place) => ({
          name: category.name,
          narrowOnly: place >= shownWhenWide,
          goods: (
            <>
              <ProductRail label={category.name} products={category.products} />
              <TextLink to={categoryPath(category)} className={wayToAll}>
                {t("home.allOf", { category: category.name })} <Icon name="right" size={16} />
              </TextLink>
            </>
          )
        }))}
      />
    </Section>
  )
}
