import { formatRupiah } from "#core/kernel/money.ts"
import { goodsPath } from "#core/pricing/goods-path.rule.ts"
import { viewReviewCount } from "#core/pricing/product-card.view.ts"
import { shortAmount } from "#core/wishlist/short-amount.rule.ts"
import type { WishlistCardView } from "#core/wishlist/wishlist.view.ts"
import { cardSizes } from "../../catalogue/card-sizes.ts"
import { PreOrderNote } from "../../catalogue/PreOrderNote.tsx"
import { Button, LinkButton } from "../../kit/Button.tsx"
import { cx } from "../../kit/cx.ts"
import { Price } from "../../kit/Price.tsx"
import { Picture } from "../../kit/picture/Picture.tsx"
import { Stars } from "../../kit/picture/Rating.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import * as heart from "../../wishlist/Heart.css.ts"
import { TellMe } from "./TellMe.tsx"
import * as css from "./Wishlist.css.ts"

/** A saved combination: how much it has become cheaper, and into the bag with it; sold out, it keeps its place. */
export const WishlistCard = ({
  card: { item, drop, isAvailable },
  when,
  isMoving,
  onMove,
  onRemove
}: {
  readonly card: WishlistCardView
  readonly when: "near" | "soon"
  readonly isMoving: boolean
  readonly onMove: () => void
  readonly onRemove: () => void
}) => {
  const { t, count, rating } = useWords()
  const { language } = useShop()
  const { goods, card } = item
  const { price, priceAfterDiscount } = goods.price
  return (
    <li className={css.card}>
      <div className={css.frame}>
        <Picture
          of={goods.picture ?? card.picture}
          sizes={cardSizes}
          alt=""
          when={when}
          className={isAvailable ? css.picture : cx(css.picture, css.greyed)}
        />
        {isAvailable ? null : <span className={css.band}>{t("wishlist.soldOut")}</span>}
      </div>
      {drop > 0 && isAvailable ? (
        <span className={css.drop}>{t("wishlist.drop", { amount: shortAmount(drop, language) })}</span>
      ) : null}
      <button
        type="button"
        className={heart.heart}
        aria-pressed
        aria-label={t("wishlist.remove", { name: goods.name })}
        onClick={onRemove}
      />
      <p className={css.brand}>{goods.brand.name}</p>
      <h2 className={css.name}>
        <Link to={goodsPath(goods)} className={css.link}>
          {goods.name}
        </Link>
      </h2>
      <p className={css.kind}>
        {goods.hex === undefined ? null : <i className={css.swatch} style={{ backgroundColor: goods.hex }} />}
        {goods.combinationName}
      </p>
      <div className={css.price}>
        <Price
          paid={formatRupiah(priceAfterDiscount)}
          struck={price > priceAfterDiscount ? formatRupiah(price) : undefined}
        />
        <PreOrderNote at={goods.preOrder ? goods.deliveryDate : undefined} />
      </div>
      <p className={css.rating}>
        {card.averageRating === 0 ? null : (
          <>
            <Stars of={card.averageRating} oneWhenNarrow />
            <b className={css.mean}>{rating(card.averageRating)}</b>
          </>
        )}
        <span lang="en">{viewReviewCount(card.totalReviews, count)}</span>
      </p>
      <div className={css.action}>
        {goods.sale === "open" && !isAvailable ? (
          <TellMe goods={goods} />
        ) : isAvailable && !goods.giftCard ? (
          <Button look={drop > 0 ? "primary" : "secondary"} whole busy={isMoving} onClick={onMove}>
            {t("wishlist.move")}
          </Button>
        ) : (
          <LinkButton to={goodsPath(goods)} look="secondary" whole>
            {t("wishlist.see")}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
