import type { ReactNode } from "react"
import type { BagGift } from "#core/gifts/gift.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { goodsPath } from "#core/pricing/goods-path.rule.ts"
import { cx } from "../kit/cx.ts"
import { Picture } from "../kit/picture/Picture.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import { box, way, words } from "./FreeShipping.css.ts"
import * as css from "./GoodsLine.css.ts"
import { LineButton } from "./GoodsLine.tsx"

/** What the bag has earned: each gift can be declined and taken back. D-67. */
export const BagGifts = ({ gifts }: { readonly gifts: ReadonlyArray<BagGift> }) => {
  const { cart } = useShop()
  return (
    <Gifts
      gifts={gifts}
      onChoose={({ id: gift }, isDeclined) => cart.tell({ type: "gift.chosen", gift, isDeclined })}
    />
  )
}

/** Gifts beside what is bought, and why others do not come along. D-54, D-67. */
export const Gifts = ({
  gifts,
  onChoose
}: {
  readonly gifts: ReadonlyArray<BagGift>
  /** Without it nothing can be changed here, and what was declined is not shown. */
  readonly onChoose?: (gift: BagGift, isDeclined: boolean) => void
}) => {
  const { t } = useWords()
  const chosen = gifts.filter(({ state }) => state === "given" || (state === "declined" && onChoose))
  const missing = gifts.filter(({ state }) => state === "sold-out" || state === "by-air")
  return (
    <>
      {chosen.length > 0 ? (
        <ul className={cx(css.lines, box.missing)} aria-label={t("cart.gift.title")}>
          {chosen.map((one) => (
            <GiftLine key={one.id} goods={one.gift} isDeclined={one.state === "declined"}>
              {onChoose ? (
                // One button for both, so that the focus stays where it was pressed.
                <LineButton
                  words={t(one.state === "declined" ? "cart.gift.again" : "cart.gift.decline")}
                  name={nameOf(one.gift)}
                  onClick={() => onChoose(one, one.state === "given")}
                />
              ) : null}
            </GiftLine>
          ))}
        </ul>
      ) : null}
      {missing.map(({ id, gift, state }) => (
        <Text key={id} look="small" tone="muted">
          {t(state === "by-air" ? "cart.gift.by-air" : "cart.gift.sold-out", { name: nameOf(gift) })}
        </Text>
      ))}
    </>
  )
}

/** One unit of goods that costs nothing, and what it is worth; declined, it is not counted. */
export const GiftLine = ({
  goods,
  isDeclined = false,
  children
}: {
  readonly goods: Goods
  readonly isDeclined?: boolean
  readonly children?: ReactNode
}) => {
  const { t } = useWords()
  return (
    <li className={css.line} data-muted={isDeclined || undefined}>
      <Picture of={goods.picture} shape="small" sizes="80px" alt="" className={css.picture} />
      <div className={css.words}>
        <p className={cx(words, !isDeclined && way)}>{t(isDeclined ? "cart.gift.declined" : "cart.gift.title")}</p>
        <Link to={goodsPath(goods)} className={css.name}>
          {nameOf(goods)}
        </Link>
        {isDeclined ? null : (
          <p className={css.note}>{t("cart.gift.worth", { price: formatRupiah(goods.price.price) })}</p>
        )}
      </div>
      {children}
    </li>
  )
}

const nameOf = ({ name, combinationName }: Goods): string => [name, combinationName].filter(Boolean).join(", ")
