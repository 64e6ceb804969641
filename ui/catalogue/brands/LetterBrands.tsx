import type { Brand } from "#core/catalogue/brand.ts"
import { brandPath } from "#core/catalogue/links.ts"
import type { BrandsFacts } from "#core/shop/facts.ts"
import { cx } from "../../kit/cx.ts"
import { Link } from "../../kit/text/Link.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { GoodsTiles } from "../GoodsTiles.tsx"
import { BrandGroups } from "./BrandGroups.tsx"
import * as css from "./LetterBrands.css.ts"
import { ground } from "./Monogram.css.ts"
import { Monogram, signOf, Wordmark } from "./Monogram.tsx"

/** Letters before and after that of the page whose brands it shows as well. */
const reach = 2

/** The brands of one first letter, what sells best of them, and the brands of the letters beside it. */
export const LetterBrands = ({ facts, letter }: { readonly facts: BrandsFacts; readonly letter: string }) => {
  const { t } = useWords()
  const { letters, brands, goods = [] } = facts
  const at = letters.indexOf(letter)
  const nearby = letters.slice(Math.max(0, at - reach), at + reach + 1).filter((one) => one !== letter)
  return (
    <>
      <ul className={css.brands}>
        {brands
          .filter((brand) => brand.letter === letter)
          .map((brand) => (
            <li key={brand.id}>
              <BrandTile brand={brand} />
            </li>
          ))}
      </ul>
      <div className={css.goods}>
        <GoodsTiles title={t("brands.goods", { letter })} goods={goods} />
      </div>
      {nearby.length === 0 ? null : (
        <section className={css.nearby} aria-labelledby="nearby">
          <Heading level={2} look="section" id="nearby">
            {t("brands.nearby")}
          </Heading>
          <BrandGroups letters={nearby} brands={brands} level={3} />
        </section>
      )}
    </>
  )
}

const BrandTile = ({ brand }: { readonly brand: Brand }) => {
  const { t } = useWords()
  const { name, products, country } = brand
  return (
    <Link to={brandPath(brand)} className={css.tile}>
      <span className={cx(css.wall, ground)} {...signOf(brand)} aria-hidden="true">
        <Monogram brand={brand} size="small" />
        <Wordmark brand={brand} size="tile" />
      </span>
      <span className={css.name}>{name}</span>{" "}
      <span className={css.about}>
        {[t("brands.products", { count: products }), country?.name].filter(Boolean).join(" · ")}
      </span>
    </Link>
  )
}
