import type { Brand } from "#core/catalogue/brand.ts"
import { brandPath, brandsPath } from "#core/catalogue/links.ts"
import type { BrandsFacts } from "#core/shop/facts.ts"
import { Empty } from "../../kit/Empty.tsx"
import { Breadcrumb } from "../../kit/text/Breadcrumb.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { Heading, Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Head } from "../../shop/Head.tsx"
import * as css from "./BrandsScreen.css.ts"

/** Every brand of the shop, A to Z, or those of one letter. Specification 2, Brands and BrandsLetter. */
export const BrandsScreen = ({ facts }: { readonly facts: BrandsFacts }) => {
  const { t, count } = useWords()
  const { letter, letters, brands } = facts
  const title = letter === undefined ? t("catalogue.brands.title") : t("catalogue.brands.titleOf", { letter })
  const groups = letters
    .map((one) => ({ letter: one, brands: brands.filter((brand) => brand.letter === one) }))
    .filter((group) => group.brands.length > 0)
  return (
    <Page>
      <Head
        title={title}
        description={t("catalogue.brands.about", { count: brands.length })}
        canonical={brandsPath(letter)}
      />
      <Breadcrumb
        path={letter === undefined ? [] : [{ to: brandsPath(), name: t("catalogue.brands.title") }]}
        here={title}
      />
      <Heading level={1} look="page" className={css.head}>
        {title}
      </Heading>
      <Text tone="muted">{t("catalogue.brands.about", { count: count(brands.length) })}</Text>
      <nav aria-label={t("catalogue.brands.letters")} className={css.letters}>
        <Link to={brandsPath()} className={css.letter} aria-current={letter === undefined ? "page" : undefined}>
          {t("catalogue.brands.all")}
        </Link>
        {letters.map((one) => (
          <Link
            key={one}
            to={brandsPath(one)}
            className={css.letter}
            aria-current={one === letter ? "page" : undefined}
          >
            {one}
          </Link>
        ))}
      </nav>
      {groups.length === 0 ? <Empty title={t("catalogue.brands.empty")} /> : null}
      {groups.map((group) => (
        <section key={group.letter} className={css.group} aria-label={group.letter}>
          <h2 className={css.groupTitle}>{group.letter}</h2>
          <ul className={css.brands}>
            {group.brands.map((brand) => (
              <BrandTile key={brand.id} brand={brand} />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}

const BrandTile = ({ brand }: { readonly brand: Brand }) => {
  const { t } = useWords()
  const products = t("catalogue.brands.products", { count: brand.products })
  return (
    <li>
      <Link to={brandPath(brand)} className={css.brand}>
        <span className={css.mark}>{brand.name}</span>
        <span className={css.about}>{brand.country ? `${brand.country.name} · ${products}` : products}</span>
      </Link>
    </li>
  )
}
