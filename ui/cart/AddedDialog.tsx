import type { Bag, BagLine } from "#core/cart/cart.ts"
import { LinkButton } from "../kit/Button.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { useWords } from "../messages/useWords.ts"
import { FreeShipping } from "./FreeShipping.tsx"
import * as css from "./GoodsLine.css.ts"
import { GoodsLine } from "./GoodsLine.tsx"

/** Something went into the bag: what, and the two ways on. Specification 4, Cart; rule 51. */
export const AddedDialog = ({
  line,
  bag,
  onClose
}: {
  readonly line: BagLine
  readonly bag: Bag
  readonly onClose: () => void
}) => {
  const { t } = useWords()
  return (
    <Sheet
      open
      title={t("cart.added.title")}
      about={t("cart.added.text", { name: line.goods.name })}
      onClose={onClose}
      foot={
        <>
          <LinkButton to="/order" look="secondary" className={css.half} onClick={onClose}>
            {t("cart.toBag")}
          </LinkButton>
          <LinkButton to="/order?step=details" className={css.half} onClick={onClose}>
            {t("cart.checkout")}
          </LinkButton>
        </>
      }
    >
      <ul className={css.lines}>
        <GoodsLine goods={line.goods} quantity={line.quantity} total={line.total}>
          <p className={css.note}>{t("cart.line.quantity", { count: line.quantity })}</p>
        </GoodsLine>
      </ul>
      {bag.freeShipping ? <FreeShipping progress={bag.freeShipping} /> : null}
    </Sheet>
  )
}
