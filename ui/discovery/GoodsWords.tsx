import { formatRupiah } from "#core/kernel/money.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { goodsPath } from "#core/pricing/goods-path.rule.ts"
import { Price } from "../kit/Price.tsx"
import { Badge } from "../kit/picture/Badge.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Discovery.css.ts"

/** Goods with their picture, name and price. */
export const GoodsWords = ({ goods, isOut }: { readonly goods: Goods; readonly isOut: boolean }) => {
  const { t } = useWords()
  const { price, priceAfterDiscount } = goods.price
  return (
    <>
      <Picture of={goods.picture} sizes="108px" shape="small" alt="" className={css.rowPicture} />
      <div className={css.rowWords}>
        <span className={css.brand}>{goods.brand.name}</span>
        <Link to={goodsPath(goods)} className={css.name}>
          {goods.name}
        </Link>
        {goods.combinationName ? <span className={css.about}>{goods.combinationName}</span> : null}
        <Price
          paid={formatRupiah(priceAfterDiscount)}
          struck={price > priceAfterDiscount ? formatRupiah(price) : undefined}
        />
        {isOut ? <Badge look="quiet">{t("discovery.selection.soldOut")}</Badge> : null}
      </div>
    </>
  )
}
