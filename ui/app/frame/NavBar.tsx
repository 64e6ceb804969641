import { useLocation } from "react-router-dom"
import type { CategoryBranch } from "#core/catalogue/category.ts"
import { brandsPath, categoryPath } from "#core/catalogue/links.ts"
import { Icon } from "../../kit/picture/Icon.tsx"
import { HereLink, isHere } from "../../kit/text/HereLink.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Part } from "../../shop/Part.tsx"
import { useShop } from "../../shop/shop.tsx"
import * as css from "./Header.css.ts"

const storesPath = "/stores"

/** The categories of a wide screen; the subcategories of each open under its name. */
export const NavBar = () => {
  const { t } = useWords()
  const { categories } = useShop().chrome
  const { pathname } = useLocation()
  const paths = [
    brandsPath(),
    storesPath,
    ...categories.flatMap((category) => [category, ...category.children].map(categoryPath))
  ]
  const here = paths.find((path) => isHere(path, pathname)) ?? ""
  return (
    <Part as="nav" of={categories} kind={here} className={css.nav} aria-label={t("shop.header.categories")}>
      <Entries categories={categories} here={here} />
    </Part>
  )
}

const Entries = ({
  categories,
  here
}: {
  readonly categories: ReadonlyArray<CategoryBranch>
  readonly here: string
}) => {
  const { t } = useWords()
  return (
    <>
      <Link to="/search?sort=newest" className={css.link}>
        {t("shop.header.new")}
      </Link>
      {categories.map((category) => (
        <Entry key={category.id} category={category} here={here} />
      ))}
      <HereLink to={brandsPath()} here={here} className={css.link}>
        {t("shop.header.brands")}
      </HereLink>
      <span className={css.rest}>
        <HereLink to={storesPath} here={here} className={css.link}>
          <Icon name="store" size={16} /> {t("shop.header.storesLink")}
        </HereLink>
      </span>
    </>
  )
}

const Entry = ({ category, here }: { readonly category: CategoryBranch; readonly here: string }) => (
  <span className={css.entry}>
    <HereLink to={categoryPath(category)} here={here} className={css.link}>
      {category.name}
    </HereLink>
    {category.children.length > 0 ? (
      <span className={css.panel}>
        {category.children.map((child) => (
          <HereLink key={child.id} to={categoryPath(child)} here={here} className={css.panelLink}>
            {child.name}
          </HereLink>
        ))}
      </span>
    ) : null}
  </span>
)
