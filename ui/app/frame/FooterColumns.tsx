import type { CategoryBranch } from "#core/catalogue/category.ts"
import { brandsPath, categoryPath, expertsPath, journalPath } from "#core/catalogue/links.ts"
import { Link } from "../../kit/text/Link.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useTextPath } from "../../shop/useTextPath.ts"
import * as css from "./Footer.css.ts"

const categoriesShown = 6

/** The links of the footer, by what they are about. */
export const FooterColumns = ({ categories }: { readonly categories: ReadonlyArray<CategoryBranch> }) => {
  const { t } = useWords()
  const pathOf = useTextPath()
  const textLink = (slug: string, text: string) => {
    const to = pathOf(slug)
    return to === undefined ? [] : [{ to, text }]
  }
  const about = [
    ...textLink("about", t("shop.footer.aboutPage")),
    ...textLink("privacy", t("shop.footer.privacy")),
    ...textLink("terms", t("shop.footer.terms"))
  ]
  return (
    <>
      <Column
        title={t("shop.footer.shop")}
        links={[
          ...categories
            .slice(0, categoriesShown)
            .map((category) => ({ to: categoryPath(category), text: category.name })),
          { to: brandsPath(), text: t("shop.footer.allBrands") }
        ]}
      />
      <Column
        title={t("shop.footer.help")}
        links={[
          { to: "/orders", text: t("shop.header.orders") },
          ...textLink("help", t("shop.footer.helpPage")),
          ...textLink("ingredients-guide", t("shop.footer.ingredientsPage")),
          { to: journalPath(), text: t("shop.footer.journal") },
          { to: expertsPath, text: t("shop.footer.experts") },
          { to: "/stores", text: t("shop.footer.allStores") }
        ]}
      />
      {about.length > 0 ? <Column title={t("shop.footer.about")} links={about} /> : null}
    </>
  )
}

const Column = ({
  title,
  links
}: {
  readonly title: string
  readonly links: ReadonlyArray<{ readonly to: string; readonly text: string }>
}) => (
  <div>
    <h2 className={css.title}>{title}</h2>
    <ul className={css.links}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} className={css.link}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
