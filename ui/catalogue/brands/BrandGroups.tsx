import type { Brand } from "#core/catalogue/brand.ts"
import { brandPath } from "#core/catalogue/links.ts"
import { Link } from "../../kit/text/Link.tsx"
import { Unseen } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./BrandsScreen.css.ts"
import { letterId } from "./Letters.tsx"

/** The brands of several first letters, each letter a part of the page. */
export const BrandGroups = ({
  letters,
  brands,
  level = 2
}: {
  readonly letters: ReadonlyArray<string>
  readonly brands: ReadonlyArray<Brand>
  /** Below a heading of their own the letters are a level deeper. */
  readonly level?: 2 | 3
}) => {
  const Letter = `h${level}` as const
  return (
    <div className={css.list}>
      {letters.map((letter) => {
        const named = brands.filter((brand) => brand.letter === letter)
        return named.length === 0 ? null : (
          <section key={letter} id={letterId(letter)} className={css.group} aria-label={letter}>
            <Letter className={css.letterTitle}>{letter}</Letter>
            <ul className={css.names}>
              {named.map((brand) => (
                <BrandName key={brand.id} brand={brand} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
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
          <Unseen>{t("brands.products", { count: brand.products })}</Unseen>
        </span>
      </Link>
    </li>
  )
}
