import { type MouseEvent, type ToggleEvent, useRef, useState } from "react"
import { flushSync } from "react-dom"
import type { CategoryBranch } from "#core/catalogue/category.ts"
import { brandsPath, categoryPath } from "#core/catalogue/links.ts"
import { IconButton } from "../../kit/Button.tsx"
import { useBackCloses } from "../../kit/overlay/useBackCloses.ts"
import { Preferences } from "../../kit/Preferences.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Part } from "../../shop/Part.tsx"
import { useShop } from "../../shop/shop.tsx"
import * as css from "./CategoryMenu.css.ts"

/** Buttons with this as their target open the menu; the browser does it, so it works before and without any script. */
export const categoryMenuId = "category-menu"

const close = (event: MouseEvent<HTMLElement>): void => {
  if (event.target instanceof HTMLElement && event.target.closest("a")) event.currentTarget.hidePopover()
}

/** The categories of a narrow screen, two levels, with brands, stores and preferences below them. */
export const CategoryMenu = () => {
  const { t } = useWords()
  const { categories } = useShop().chrome
  const menu = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click
    <nav
      ref={menu}
      id={categoryMenuId}
      popover="auto"
      className={css.menu}
      aria-label={t("shop.header.categories")}
      onClick={close}
      onBeforeToggle={({ newState }: ToggleEvent) => flushSync(() => setOpen(newState === "open"))}
    >
      {open ? <BackCloses onClose={() => menu.current?.hidePopover()} /> : null}
      <div className={css.head}>
        {t("shop.header.categories")}
        <IconButton
          icon="close"
          label={t("shop.header.closeMenu")}
          popoverTarget={categoryMenuId}
          popoverTargetAction="hide"
        />
      </div>
      <Part as="div" of={categories} kind="menu">
        <Ways categories={categories} />
      </Part>
      <div className={css.settings}>
        <Preferences />
      </div>
    </nav>
  )
}

const BackCloses = ({ onClose }: { readonly onClose: () => void }) => {
  useBackCloses(onClose)
  return null
}

const Ways = ({ categories }: { readonly categories: ReadonlyArray<CategoryBranch> }) => {
  const { t } = useWords()
  return (
    <>
      {categories.map((category) => (
        <Branch key={category.id} category={category} />
      ))}
      <div className={css.part}>
        <Link to={brandsPath()} className={css.name}>
          {t("shop.header.brands")}
        </Link>
      </div>
      <div className={css.part}>
        <Link to="/stores" className={css.name}>
          {t("shop.header.storesLink")}
        </Link>
      </div>
    </>
  )
}

const Branch = ({ category }: { readonly category: CategoryBranch }) => {
  const { t } = useWords()
  if (category.children.length === 0)
    return (
      <div className={css.part}>
        <Link to={categoryPath(category)} className={css.name}>
          {category.name}
        </Link>
      </div>
    )
  return (
    <details name={categoryMenuId} className={css.part}>
      <summary className={css.name}>
        {category.name}
        <Icon name="down" />
      </summary>
      <ul className={css.last}>
        <li>
          <Link to={categoryPath(category)} className={css.link}>
            {t("shop.header.allOf", { category: category.name })}
          </Link>
        </li>
        {category.children.map((child) => (
          <li key={child.id}>
            <Link to={categoryPath(child)} className={css.link}>
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
