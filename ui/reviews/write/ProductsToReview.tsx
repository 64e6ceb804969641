import type { Picture as PictureOf } from "#core/catalogue/picture.ts"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Picture } from "../../kit/picture/Picture.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import * as css from "./WriteReview.css.ts"

/** A product and its form. */
export interface ToReview {
  readonly path: string
  readonly name: string
  readonly brand: string
  readonly picture: PictureOf | undefined
}

/** Products of which one is chosen to be reviewed. */
export const ProductsToReview = ({
  title,
  products
}: {
  readonly title: string
  readonly products: ReadonlyArray<ToReview>
}) => (
  <section>
    <Heading level={2} look="part">
      {title}
    </Heading>
    <ul className={css.products}>
      {products.map(({ path, name, brand, picture }) => (
        <li key={path}>
          <Link to={path} className={css.productLink}>
            <Picture of={picture} shape="small" sizes="72px" alt="" className={css.picture} />
            <span>
              <span className={css.brand}>{brand}</span>
              <span className={css.name}>{name}</span>
            </span>
            <Icon name="right" className={css.toEnd} />
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
