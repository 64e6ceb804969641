import { brandsPath } from "#core/catalogue/links.ts"
import type { BrandsFacts } from "#core/shop/facts.ts"
import { Empty } from "../../kit/Empty.tsx"
import { Breadcrumb } from "../../kit/text/Breadcrumb.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Heading, Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Head } from "../../shop/Head.tsx"
import { BrandGroups } from "./BrandGroups.tsx"
import * as css from "./BrandsScreen.css.ts"
import { LetterBrands } from "./LetterBrands.tsx"
import { Letters } from "./Letters.tsx"
import { Wordmarks } from "./Wordmarks.tsx"

/** Country code of the brands that are counted as local. */
const home = "ID"

/** Every brand of the shop, A to Z, or those of one letter. Specification 2, Brands and BrandsLetter. */
export const BrandsScreen = ({ facts }: { readonly facts: BrandsFacts }) => {
  const { t } = useWords()
  const { letter, letters, brands } = facts
  const title = letter === undefined ? t("brands.title") : t("brands.titleOf", { letter })
  const shown = letter === undefined ? brands : brands.filter((brand) => brand.letter === letter)
  const local = shown.filter(({ country }) => country?.code === home).length
  const about = [t("brands.about", { count: shown.length }), ...(local > 0 ? [t("brands.local", { local })] : [])].join(
    ", "
  )
  return (
    <Page>
      <Head title={title} description={about} canonical={brandsPath(letter)} />
      <div className={letter === undefined ? css.path : undefined}>
        <Breadcrumb path={letter === undefined ? [] : [{ to: brandsPath(), name: t("brands.title") }]} here={title} />
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
      {brands.length === 0 ? <Empty title={t("brands.empty")} /> : null}
      {letter === undefined ? (
        <BrandGroups letters={letters} brands={brands} />
      ) : (
        <LetterBrands facts={facts} letter={letter} />
      )}
    </Page>
  )
}
