import type { Brand } from "#core/catalogue/brand.ts"
import * as css from "./Monogram.css.ts"

type Signed = Pick<Brand, "id" | "wordmark">

/** What the styles of a brand's wall go by, and those of the sign and the wordmark on it: the same on every page. */
export const signOf = ({ id }: Pick<Brand, "id">) => ({
  "data-wall": id % css.walls,
  "data-sign": id % css.signs,
  "data-face": (id >> 1) % 2
})

/** First letter of a brand's wordmark; its name stands beside it. */
export const Monogram = ({ brand, size }: { readonly brand: Signed; readonly size: keyof typeof css.size }) => (
  <span aria-hidden="true" className={css.size[size]}>
    {[...brand.wordmark][0]?.toUpperCase()}
  </span>
)

/** The name of a brand as it prints it. */
export const Wordmark = ({ brand, size }: { readonly brand: Signed; readonly size: keyof typeof css.letters }) => (
  <span className={css.letters[size]}>{brand.wordmark}</span>
)
