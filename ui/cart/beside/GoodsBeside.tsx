import { useId } from "react"
import { productPath } from "#core/catalogue/links.ts"
import type { ProductCard } from "#core/catalogue/product.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import { type ListBesideInput, listBesideMachineOver } from "#core/listing/list-beside.machine.ts"
import { besideMost, viewListBeside } from "#core/listing/list-beside.view.ts"
import { TextLink } from "../../kit/Button.tsx"
import { Price } from "../../kit/Price.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Picture } from "../../kit/picture/Picture.tsx"
import { Bones } from "../../kit/Skeleton.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import * as css from "./GoodsBeside.css.ts"

const bones = ["picture", "brand", "name", "price", "rating"] as const
const places = Array.from({ length: besideMost }, (_, place) => place)

/** A row of goods below a bag or an order, read after the page; another `of` needs another `key`. D-16b. */
export const GoodsBeside = ({
  of,
  title,
  all,
  onLeave
}: {
  readonly of: ListBesideInput
  readonly title: string
  /** Leads to all goods of that kind. */
  readonly all?: { readonly to: string; readonly text: string } | undefined
  /** A tile was pressed: what lies over the page closes. */
  readonly onLeave?: (() => void) | undefined
}) => {
  const id = useId()
  const { ports } = useShop()
  const [{ isAwaited, products }] = useView(useScreenActor(listBesideMachineOver, ports.catalogue, of), viewListBeside)
  // Lists that cannot be loaded are empty. Specification 8.
  if (!isAwaited && products.length === 0) return null
  return (
    <section className={css.beside} aria-labelledby={id} aria-busy={isAwaited}>
      <div className={css.head}>
        <Heading level={2} look="sheet" id={id}>
          {title}
        </Heading>
        {all ? (
          <TextLink to={all.to}>
            {all.text} <Icon name="right" size={16} />
          </TextLink>
        ) : null}
      </div>
      <ul className={css.goods}>
        {isAwaited
          ? places.map((place) => (
              <li key={place} aria-hidden="true">
                <Bones of={bones} />
              </li>
            ))
          : products.map((card) => <Tile key={card.id} card={card} onLeave={onLeave} />)}
      </ul>
    </section>
  )
}

const Tile = ({ card, onLeave }: { readonly card: ProductCard; readonly onLeave?: (() => void) | undefined }) => {
  const { rating, count } = useWords()
  const { min, max } = card.priceAfterDiscountRange
  const before = card.priceRange.min
  return (
    <li className={css.place}>
      <Picture of={card.picture} sizes="(max-width: 599px) 46vw, 180px" alt="" />
      <span className={css.brand}>{card.brand.name}</span>
      <Link to={productPath(card)} className={css.name} {...(onLeave && { onClick: onLeave })}>
        {card.name}
      </Link>
      <Price paid={formatRupiah(min)} from={min < max} struck={min < before ? formatRupiah(before) : undefined} />
      {card.averageRating === 0 ? null : (
        <p className={css.rating}>
          <span className={css.star} aria-hidden="true" />
          <b>{rating(card.averageRating)}</b>
          {`(${count(card.totalReviews)})`}
        </p>
      )}
    </li>
  )
}
