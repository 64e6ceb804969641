import { NavLink } from "react-router-dom"
import type { CategoryBranch } from "#core/catalogue/category.ts"
import { brandsPath, categoryPath } from "#core/catalogue/links.ts"
import { Icon } from "../kit/Icon.tsx"
import { Link } from "../kit/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Header.css.ts"
import { useShop } from "./shop.tsx"

/** The categories of a wide screen; what lies below each opens under its name. */
export const NavBar = () => {
  const { t } = useWords()
  const { categories } = useShop().chrome
  return (
    <nav className={css.nav} aria-label={t("shop.header.categories")}>
      <Link to="/search?sort=newest" className={css.link}>
        {t("shop.header.new")}
      </Link>
      {categories.map((category) => (
        <Entry key={category.id} category={category} />
      ))}
      <NavLink to={brandsPath()} className={css.link}>
        {t("shop.header.brands")}
      </NavLink>
      <span className={css.rest}>
        <NavLink to="/stores" className={css.link}>
          <Icon name="store" size={16} /> {t("shop.header.storesLink")}
        </NavLink>
      </span>
    </nav>
  )
}

const Entry = ({ category }: { readonly category: CategoryBranch }) => (
  <span className={css.entry}>
    <NavLink to={categoryPath(category)} className={css.link}>
      {category.name}
    </NavLink>
    {category.children.length > 0 ? (
      <span className={css.panel}>
        {category.children.map((child) => (
          <NavLink key={child.id} to={categoryPath(child)} className={css.panelLink}>
            {child.name}
          </NavLink>
        ))}
      </span>
    ) : null}
  </span>
)
