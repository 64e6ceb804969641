import type { Brand } from "#core/catalogue/brand.ts"
import { brandPath } from "#core/catalogue/links.ts"
import { cx } from "../../kit/cx.ts"
import { Link } from "../../kit/text/Link.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./BrandsScreen.css.ts"
import { ground } from "./Monogram.css.ts"
import { Monogram, signOf, Wordmark } from "./Monogram.tsx"

/** Brands shown by their wordmarks above all others: one row on a wide screen. */
const shown = 6

/** The brands of most products, by the wordmark each prints on its packs. */
export const Wordmarks = ({ brands }: { readonly brands: ReadonlyArray<Brand> }) => {
  const { t } = useWords()
  // A shop of few brands has them all in sight.
  if (brands.length < shown * 2) return null
  const largest = brands.toSorted((a, b) => b.products - a.products || a.id - b.id).slice(0, shown)
  return (
    <ul className={css.wordmarks} aria-label={t("brands.largest")}>
      {largest.map((brand) => (
        <li key={brand.id} className={css.wordmarkPlace}>
          <Link to={brandPath(brand)} className={cx(css.mark, ground)} aria-label={brand.name} {...signOf(brand)}>
            <Monogram brand={brand} size="small" />
            <Wordmark brand={brand} size="tile" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
