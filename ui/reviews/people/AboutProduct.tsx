import { productPath, reviewPath } from "#core/catalogue/links.ts"
import type { ReviewWithProduct } from "#core/reviews/review.ts"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Picture } from "../../kit/picture/Picture.tsx"
import { Link } from "../../kit/text/Link.tsx"
import * as css from "./People.css.ts"

/** The product of a review; without it the way to the review itself. D-8. */
export const AboutProduct = ({ of: { review, product, productName } }: { readonly of: ReviewWithProduct }) => (
  <Link to={product ? productPath(product) : reviewPath(review.id)} className={css.bestLink}>
    {product?.picture ? (
      <Picture of={product.picture} shape="small" sizes="56px" alt="" className={css.picture} />
    ) : (
      <span />
    )}
    <span>
      {product ? <span className={css.brand}>{product.brand.name}</span> : null}
      <b className={css.product}>{productName}</b>
    </span>
    <Icon name="right" size={20} />
  </Link>
)
