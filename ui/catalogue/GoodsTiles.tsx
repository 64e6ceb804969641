import { productPath } from "#core/catalogue/links.ts"
import type { ProductCard } from "#core/catalogue/product.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import { Price } from "../kit/Price.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./GoodsTiles.css.ts"
import { PreOrderNote } from "./PreOrderNote.tsx"

/** A row of goods below a title, on pages that need no whole cards: a picture, a name, a price and the rating lead on. */
export const GoodsTiles = ({
  title,
  goods
}: {
  readonly title: string
  readonly goods: ReadonlyArray<ProductCard>
}) => {
  const { rating, count } = useWords()
  return goods.length === 0 ? null : (
    <section aria-label={title}>
      <Heading level={2} look="section">
        {title}
      </Heading>
      <ul className={css.goods}>
        {goods.map((card) => {
          const { min, max } = card.priceAfterDiscountRange
          return (
            <li key={card.id}>
              <Link to={productPath(card)} className={css.tile}>
                <Picture of={card.picture} sizes="(max-width: 599px) 46vw, 230px" alt="" />
                <span>{card.brand.name}</span>
                <span>{card.name}</span>
              </Link>
              <Price paid={max === 0 ? "" : formatRupiah(min)} from={min < max} />
              <PreOrderNote at={card.deliveryDate} />
              {card.totalReviews > 0 ? (
                <p>
                  {rating(card.averageRating)} ({count(card.totalReviews)})
                </p>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
