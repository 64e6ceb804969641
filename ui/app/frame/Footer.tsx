import type { CategoryBranch } from "#core/catalogue/category.ts"
import { brandsPath, categoryPath, textPath } from "#core/catalogue/links.ts"
import type { ShopFrame } from "#core/stores/shop-identity.ts"
import { features } from "#core/toggles/features.ts"
import { Icon } from "../../kit/picture/Icon.tsx"
import type { IconName } from "../../kit/picture/icons.ts"
import { Logo } from "../../kit/picture/Logo.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Part } from "../Part.tsx"
import { useShop } from "../shop.tsx"
import * as css from "./Footer.css.ts"
import { Preferences } from "./Preferences.tsx"

const categoriesShown = 6

/** What the shop promises, where its texts are, and whether it is a sample. */
export const Footer = () => {
  const { t } = useWords()
  const { categories, shop } = useShop().chrome
  return (
    <footer className={css.footer}>
      <Page>
        <Part as="div" of={categories} kind={`promises ${shop.isSample} ${shop.stores}`} className={css.trust}>
          <Promises shop={shop} />
        </Part>
        <div className={css.columns}>
          <div className={css.brand}>
            <Logo sign={shop.sign} />
            <Help of={shop} />
            <Preferences />
          </div>
          <Part as="div" of={categories} kind={`columns ${shop.pages.join()}`} className={css.ways}>
            <Columns categories={categories} pages={shop.pages} />
          </Part>
        </div>
        {shop.isSample ? <p className={css.sample}>{t("shop.footer.sample")}</p> : null}
      </Page>
    </footer>
  )
}

/** How to reach people, as far as the merchant said. */
const Help = ({ of: { help } }: { readonly of: ShopFrame }) => {
  const { t } = useWords()
  return (
    <>
      {help.hours ? <p>{t("shop.footer.hours", { hours: help.hours })}</p> : null}
      {help.whatsapp ? (
        <p>
          <a href={`https://wa.me/${help.whatsapp}`} className={css.link}>
            {t("shop.footer.whatsapp")}
          </a>
        </p>
      ) : null}
      {help.email ? (
        <p>
          <a href={`mailto:${help.email}`} className={css.link}>
            {help.email}
          </a>
        </p>
      ) : null}
    </>
  )
}

const Promises = ({ shop }: { readonly shop: ShopFrame }) => {
  const { t } = useWords()
  return (
    <>
      {shop.isSample ? (
        <Promised icon="shield" title={t("shop.footer.original")} text={t("shop.footer.originalText")} />
      ) : null}
      {features.returns ? (
        <Promised icon="back" title={t("shop.footer.returns")} text={t("shop.footer.returnsText")} />
      ) : null}
      {shop.stores > 0 ? (
        <Promised
          icon="store"
          title={t("shop.footer.stores", { count: shop.stores })}
          text={t("shop.footer.storesText")}
        />
      ) : null}
    </>
  )
}

const Columns = ({
  categories,
  pages
}: {
  readonly categories: ReadonlyArray<CategoryBranch>
  /** Slugs of the texts that exist: the others are not linked to. */
  readonly pages: ReadonlyArray<string>
}) => {
  const { t } = useWords()
  const textLink = (slug: string, text: string) => (pages.includes(slug) ? [{ to: textPath(slug), text }] : [])
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
          ...(features.write_review ? textLink("review-rules", t("shop.footer.reviewRulesPage")) : []),
          { to: "/stores", text: t("shop.footer.allStores") }
        ]}
      />
      {about.length > 0 ? <Column title={t("shop.footer.about")} links={about} /> : null}
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
