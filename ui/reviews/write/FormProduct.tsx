import type { Product } from "#core/catalogue/product.ts"
import { Picture } from "../../kit/picture/Picture.tsx"
import * as css from "./WriteReview.css.ts"

/** What the review is about. */
export const FormProduct = ({ of: { picture, brand, name } }: { readonly of: Product }) => (
  <div className={css.product}>
    <Picture of={picture} shape="small" sizes="72px" alt="" className={css.picture} />
    <div>
      <p className={css.brand}>{brand.name}</p>
      <p className={css.name}>{name}</p>
    </div>
  </div>
)
