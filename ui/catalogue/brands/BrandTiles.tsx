import type { Brand } from "#core/catalogue/brand.ts"
import { brandPath } from "#core/catalogue/links.ts"
import { Link } from "../../kit/text/Link.tsx"
import * as css from "../home/HomeScreen.css.ts"

/** Brands by the wordmark each prints on its packs. */
export const BrandTiles = ({ brands }: { readonly brands: ReadonlyArray<Brand> }) => (
  <ul className={css.brands}>
    {brands.map((brand) => (
      <li key={brand.id}>
        <Link to={brandPath(brand)} className={css.brand} aria-label={brand.name}>
          {brand.wordmark}
        </Link>
      </li>
    ))}
  </ul>
)
