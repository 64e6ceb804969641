import type { ReactNode } from "react"
import { formatRupiah, type Rupiah } from "#core/kernel/money.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { goodsPath } from "#core/pricing/goods-path.rule.ts"
import { cx } from "../kit/cx.ts"
import { Picture } from "../kit/picture/Picture.tsx"
import { dotted } from "../kit/text/dotted.css.ts"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./GoodsLine.css.ts"

/** Goods in a bag, a checkout or an order: what it is, how many, and their price. Rule 50. */
export const GoodsLine = ({
  goods,
  quantity,
  total,
  full,
  uncounted,
  muted = false,
  children
}: {
  readonly goods: Goods
  readonly quantity: number
  readonly total?: Rupiah
  /** Price without discounts, if that is higher. */
  readonly full?: Rupiah | undefined
  /** Price of what is not counted: struck, as no sum has it. */
  readonly uncounted?: Rupiah | undefined
  /** It is not counted. */
  readonly muted?: boolean
  /** What can be done or must be known about it. */
  readonly children?: ReactNode
}) => {
  const { t } = useWords()
  const choice = goods.combinationName
  const isReduced = total !== undefined && full !== undefined && full > total
  return (
    <li className={css.line} data-muted={muted || undefined}>
      <Picture of={goods.picture} shape="small" sizes="80px" alt="" className={css.picture} />
      <div className={css.words}>
        <Link to={goodsPath(goods)} className={css.name}>
          {goods.name}
        </Link>
        <p className={cx(css.choice, dotted)}>
          <span>{goods.brand.name} </span>
          {choice ? <span>{choice}</span> : null}
        </p>
        {quantity > 1 ? (
          <p className={css.each}>{t("cart.line.each", { price: formatRupiah(goods.price.priceAfterDiscount) })}</p>
        ) : null}
        {children}
      </div>
      {uncounted === undefined ? null : (
        <p className={css.total}>
          <s className={css.full}>{formatRupiah(uncounted)}</s>
        </p>
      )}
      {total === undefined ? null : (
        <p className={css.total}>
          <b className={cx(isReduced && css.reduced)}>{formatRupiah(total)}</b>
          {isReduced ? <s className={css.full}>{formatRupiah(full)}</s> : null}
        </p>
      )}
    </li>
  )
}

/** A button of goods; its name includes the goods, as each line has the same words. */
export const LineButton = ({
  words,
  name,
  onClick
}: {
  readonly words: string
  readonly name: string
  readonly onClick: () => void
}) => (
  <button type="button" className={css.link} aria-label={`${words} ${name}`} onClick={onClick}>
    {words}
  </button>
)
