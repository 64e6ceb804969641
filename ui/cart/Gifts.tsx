import type { ReactNode } from "react"
import type { BagGift } from "#core/gifts/gift.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import * as css from "./GoodsLine.css.ts"
import { GoodsLine, LineButton } from "./GoodsLine.tsx"

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

/** Gifts beside what is bought: those that come along, and why others do not. D-54, D-67. */
export const Gifts = ({
  gifts,
  onChoose
}: {
  readonly gifts: ReadonlyArray<BagGift>
  /** Without it nothing can be changed here, and what was declined is not shown. */
  readonly onChoose?: (gift: BagGift, isDeclined: boolean) => void
}) => {
  const { t } = useWords()
  const shown = gifts.filter(({ state }) => onChoose || state !== "declined")
  if (shown.length === 0) return null
  return (
    <ul className={css.lines} aria-label={t("cart.gift.title")}>
      {shown.map((one) =>
        one.state === "given" ? (
          <GiftLine key={one.id} goods={one.gift}>
            {onChoose ? (
              <LineButton words={t("cart.gift.decline")} name={nameOf(one.gift)} onClick={() => onChoose(one, true)} />
            ) : null}
          </GiftLine>
        ) : (
          <li key={one.id} className={css.foot}>
            <Text look="small" tone="muted">
              {t(`cart.gift.${one.state}`, { name: nameOf(one.gift) })}
            </Text>
            {onChoose && one.state === "declined" ? (
              <LineButton words={t("cart.gift.again")} name={nameOf(one.gift)} onClick={() => onChoose(one, false)} />
            ) : null}
          </li>
        )
      )}
    </ul>
  )
}

/** One unit of goods that costs nothing, and what it is worth. */
export const GiftLine = ({ goods, children }: { readonly goods: Goods; readonly children?: ReactNode }) => {
  const { t } = useWords()
  return (
    <GoodsLine goods={goods} quantity={1} total={rupiah(0)}>
      <p className={css.gift}>{t("cart.gift.title")}</p>
      <p className={css.note}>{t("cart.gift.worth", { price: formatRupiah(goods.price.price) })}</p>
      {children}
    </GoodsLine>
  )
}

const nameOf = ({ name, combinationName }: Goods): string => [name, combinationName].filter(Boolean).join(", ")
