import { productPath } from "#core/catalogue/links.ts"
import type { ProductCard } from "#core/catalogue/product.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import { Price } from "../kit/Price.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./MissingGoods.css.ts"

/** What is in demand, on the page of a missing address: a picture, a name and a price lead on. */
export const MissingGoods = ({ goods }: { readonly goods: ReadonlyArray<ProductCard> }) => {
  const { t } = useWords()
  return goods.length === 0 ? null : (
    <section aria-labelledby="in-demand">
      <Heading level={2} look="section" id="in-demand">
        {t("shop.missing.goods")}
      </Heading>
      <ul className={css.goods}>
        {goods.map((card) => {
          const { min, max } = card.priceAfterDiscountRange
          return (
            <li key={card.id} className={css.place}>
              <Link to={productPath(card)} className={css.tile}>
                <Picture of={card.picture} sizes="(max-width: 599px) 46vw, 230px" alt="" />
                <span className={css.brand}>{card.brand.name}</span>
                <span className={css.name}>{card.name}</span>
              </Link>
              <Price paid={formatRupiah(min)} from={min < max} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
