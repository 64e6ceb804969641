import { cardPath } from "#core/catalogue/links.ts"
import type { Recommendation } from "#core/discovery/recommending/recommendation.ts"
import { viewLowestPrice, viewReviewCount } from "#core/pricing/product-card.view.ts"
import { Price } from "../kit/Price.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { OneStar } from "../kit/picture/Rating.tsx"
import { Bones } from "../kit/Skeleton.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useIsOn } from "../shop/useIsOn.ts"
import { Heart } from "../wishlist/Heart.tsx"
import { AddButton } from "./AddButton.tsx"
import * as css from "./Discovery.css.ts"
import { useReason } from "./useReason.ts"

/** Rows shown while the recommendations are read. Notes of the mocks. */
const skeletons = [1, 2, 3, 4, 5]

/** Recommended products, one in each row, with the reason first. Mock recommendation-mobile. */
export const RecommendedRows = ({ items }: { readonly items: ReadonlyArray<Recommendation> }) => (
  <ul>
    {items.map((item) => (
      <li key={item.product.id} className={css.rowOfList}>
        <Row item={item} />
      </li>
    ))}
  </ul>
)

const Row = ({ item: { product, reason } }: { readonly item: Recommendation }) => {
  const { t, count, rating } = useWords()
  const isOn = useIsOn()
  const words = useReason(reason)
  const price = viewLowestPrice(product)
  return (
    <>
      <div className={css.rowPicture}>
        <Picture of={product.picture} sizes="108px" shape="small" alt="" />
        {isOn("wishlist") ? <Heart of={product} /> : null}
      </div>
      {words ? (
        <span className={css.reason}>
          <PageIcon name={words.icon} size={16} />
          {words.text}
        </span>
      ) : null}
      <div className={css.rowWords}>
        <span className={css.brand}>{product.brand.name}</span>
        <Link to={cardPath(product, isOn("write_review"))} className={css.name}>
          {product.name}
        </Link>
        <Price paid={price.paid} from={price.isFrom} struck={price.struck} />
        <p className={css.rating}>
          {product.totalReviews > 0 ? (
            <>
              <OneStar />
              <b>{rating(product.averageRating)}</b>·
            </>
          ) : null}
          <span lang="en">{viewReviewCount(product.totalReviews, count)}</span>
        </p>
      </div>
      {product.stock > 0 && product.availableForOrder && product.soldAs !== undefined ? (
        <AddButton product={product.id} label={t("discovery.forYou.add", { name: product.name })} />
      ) : null}
    </>
  )
}

/** Rows that are on their way. */
export const RowSkeletons = () => {
  const { t } = useWords()
  return (
    <div role="status" aria-busy="true">
      <Unseen>{t("shop.loading")}</Unseen>
      <div aria-hidden="true">
        {skeletons.map((row) => (
          <div key={row} className={css.rowOfList}>
            <div className={css.rowBone}>
              <Bones of={["picture"]} />
            </div>
            <div>
              <Bones of={["brand", "name", "price", "rating"]} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
