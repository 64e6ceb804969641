import type { Product } from "#core/catalogue/product.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { Picture } from "../../kit/picture/Picture.tsx"
import { Verified } from "../../kit/picture/Verified.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./WriteReview.css.ts"

/** What the review is about. */
export const FormProduct = ({
  of: { picture, brand, name },
  boughtAt
}: {
  readonly of: Product
  /** When the member bought it last. */
  readonly boughtAt: Instant | null
}) => {
  const { t, date } = useWords()
  return (
    <div className={css.product}>
      <Picture of={picture} shape="small" sizes="72px" alt="" className={css.picture} />
      <div>
        <p className={css.brand}>{brand.name}</p>
        <p className={css.name}>{name}</p>
        {boughtAt === null ? null : (
          <p className={css.saved}>
            <Verified />
            {t("writing.bought", { date: date(boughtAt) })}
          </p>
        )}
      </div>
    </div>
  )
}
