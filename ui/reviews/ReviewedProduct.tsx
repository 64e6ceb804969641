import { productPath } from "#core/catalogue/links.ts"
import type { ReviewedProduct as Reviewed } from "#core/catalogue/product.ts"
import { viewLowestPrice } from "#core/pricing/product-card.view.ts"
import { Price } from "../kit/Price.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Stars } from "../kit/picture/Rating.tsx"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ReviewsScreen.css.ts"

/** What is reviewed, and the way back to it. */
export const ReviewedProduct = ({ product, total }: { readonly product: Reviewed; readonly total: string }) => {
  const { rating } = useWords()
  const { paid, isFrom, struck } = viewLowestPrice(product)
  return (
    <Link to={productPath(product)} className={css.product}>
      <Picture of={product.picture} shape="small" sizes="72px" alt="" when="soon" className={css.picture} />
      <div>
        <p className={css.brand}>{product.brand.name}</p>
        <p className={css.name}>{product.name}</p>
        <div className={css.price}>
          <Price paid={paid} from={isFrom} struck={struck} />
        </div>
        <p className={css.rated}>
          <Stars of={product.averageRating} />
          <b className={css.mean}>{rating(product.averageRating)}</b>
          <span lang="en">{total}</span>
        </p>
      </div>
    </Link>
  )
}
