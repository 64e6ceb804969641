import type { CategoryBranch } from "#core/catalogue/category.ts"
import { brandsPath, categoryPath, textPath } from "#core/catalogue/links.ts"
import { features } from "#core/toggles/features.ts"
import { Page } from "../kit/Grid.tsx"
import { Icon } from "../kit/Icon.tsx"
import type { IconName } from "../kit/icons.ts"
import { Link } from "../kit/Link.tsx"
import { Logo } from "../kit/Logo.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Footer.css.ts"
import { Part } from "./Part.tsx"
import { Preferences } from "./Preferences.tsx"
import { useShop } from "./shop.tsx"

const categoriesShown = 6

/** What the shop promises, where its texts are, and that it is a sample. */
export const Footer = () => {
  const { t } = useWords()
  const { categories } = useShop().chrome
  return (
    <footer className={css.footer}>
      <Page>
        <Part as="div" of={categories} kind="promises" className={css.trust}>
          <Promises />
        </Part>
        <div className={css.columns}>
          <div className={css.brand}>
            <Logo />
            <p>{t("shop.footer.hours")}</p>
            <Preferences />
          </div>
          <Part as="div" of={categories} kind="columns" className={css.ways}>
            <Columns categories={categories} />
          </Part>
        </div>
        <p className={css.sample}>{t("shop.footer.sample")}</p>
      </Page>
    </footer>
  )
}

const Promises = () => {
  const { t } = useWords()
  return (
    <>
      <Promised icon="shield" title={t("shop.footer.original")} text={t("shop.footer.originalText")} />
      {features.returns ? (
        <Promised icon="back" title={t("shop.footer.returns")} text={t("shop.footer.returnsText")} />
      ) : null}
      <Promised icon="store" title={t("shop.footer.stores")} text={t("shop.footer.storesText")} />
    </>
  )
}

const Columns = ({ categories }: { readonly categories: ReadonlyArray<CategoryBranch> }) => {
  const { t } = useWords()
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
          { to: textPath("help"), text: t("shop.footer.helpPage") },
          { to: textPath("ingredients-guide"), text: t("shop.footer.ingredientsPage") },
          ...(features.write_review ? [{ to: textPath("review-rules"), text: t("shop.footer.reviewRulesPage") }] : []),
          { to: "/stores", text: t("shop.footer.allStores") }
        ]}
      />
      <Column
        title={t("shop.footer.about")}
        links={[
          { to: textPath("about"), text: t("shop.footer.aboutPage") },
          { to: textPath("privacy"), text: t("shop.footer.privacy") },
          { to: textPath("terms"), text: t("shop.footer.terms") }
        ]}
      />
    </>
  )
}

const Promised = ({
  icon,
  title,
  text
}: {
  readonly icon: IconName
  readonly title: string
  readonly text: string
}) => (
  <p className={css.promise}>
    <Icon name={icon} className={css.sign} />
    <span>
      <b className={css.strong}>{title}</b>
      {text}
    </span>
  </p>
)

const Column = ({
  title,
  links
}: {
  readonly title: string
  readonly links: ReadonlyArray<{ readonly to: string; readonly text: string }>
}) => (
  <div>
    <h2 className={css.title}>{title}</h2>
    <ul>
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
