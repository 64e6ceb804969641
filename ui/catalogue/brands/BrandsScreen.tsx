import type { Brand } from "#core/catalogue/brand.ts"
import { brandPath, brandsPath } from "#core/catalogue/links.ts"
import type { BrandsFacts } from "#core/shop/facts.ts"
import { Empty } from "../../kit/Empty.tsx"
import { Breadcrumb } from "../../kit/text/Breadcrumb.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { Heading, Text, Unseen } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Head } from "../../shop/Head.tsx"
import * as css from "./BrandsScreen.css.ts"
import { Letters, letterId } from "./Letters.tsx"
import { Wordmarks } from "./Wordmarks.tsx"

/** Country code of the brands that are counted as local. */
const home = "ID"

/** Every brand of the shop, A to Z, or those of one letter. Specification 2, Brands and BrandsLetter. */
export const BrandsScreen = ({ facts }: { readonly facts: BrandsFacts }) => {
  const { t } = useWords()
  const { letter, letters, brands } = facts
  const title = letter === undefined ? t("catalogue.brands.title") : t("catalogue.brands.titleOf", { letter })
  const local = brands.filter(({ country }) => country?.code === home).length
  const about = [
    t("catalogue.brands.about", { count: brands.length }),
    ...(local > 0 ? [t("catalogue.brands.local", { local })] : [])
  ].join(", ")
  const groups = letters
    .map((one) => ({ letter: one, brands: brands.filter((brand) => brand.letter === one) }))
    .filter((group) => group.brands.length > 0)
  return (
    <Page>
      <Head title={title} description={about} canonical={brandsPath(letter)} />
      <div className={letter === undefined ? css.path : undefined}>
        <Breadcrumb
          path={letter === undefined ? [] : [{ to: brandsPath(), name: t("catalogue.brands.title") }]}
          here={title}
        />
      </div>
      <div className={css.head}>
        <Heading level={1} look="page">
          {title}
        </Heading>
        <Text look="small" tone="muted">
          {about}
        </Text>
      </div>
      {letter === undefined ? <Wordmarks brands={brands} /> : null}
      <Letters letters={letters} page={letter} />
      {groups.length === 0 ? <Empty title={t("catalogue.brands.empty")} /> : null}
      <div className={css.list}>
        {groups.map((group) => (
          <section key={group.letter} id={letterId(group.letter)} className={css.group} aria-label={group.letter}>
            <h2 className={css.letterTitle}>{group.letter}</h2>
            <ul className={css.names}>
              {group.brands.map((brand) => (
                <BrandName key={brand.id} brand={brand} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  )
}

const BrandName = ({ brand }: { readonly brand: Brand }) => {
  const { t, count } = useWords()
  return (
    <li>
      <Link to={brandPath(brand)} className={css.name}>
        <span className={css.brandWords}>{brand.name}</span>
        <span className={css.count}>
          <span aria-hidden="true">{count(brand.products)}</span>
          <Unseen>{t("catalogue.brands.products", { count: brand.products })}</Unseen>
        </span>
      </Link>
    </li>
  )
}
