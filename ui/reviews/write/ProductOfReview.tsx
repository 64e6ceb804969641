import type { Product } from "#core/catalogue/product.ts"
import { Picture } from "../../kit/picture/Picture.tsx"
import * as css from "./WriteReview.css.ts"

/** What is reviewed. */
export const ProductOfReview = ({ product }: { readonly product: Pick<Product, "name" | "brand" | "picture"> }) => (
  <div className={css.product}>
    <Picture of={product.picture} shape="small" sizes="72px" alt="" className={css.picture} />
    <div>
      <p className={css.brand}>{product.brand.name}</p>
      <p className={css.name}>{product.name}</p>
    </div>
  </div>
)
