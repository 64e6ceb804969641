import type { CartProblem } from "#core/cart/blocker.rule.ts"
import type { Bag, BagLine } from "#core/cart/cart.ts"
import { LinkButton } from "../kit/Button.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { FreeShipping } from "./FreeShipping.tsx"
import * as css from "./GoodsLine.css.ts"
import { GoodsLine } from "./GoodsLine.tsx"

/**
 * Something went into the bag, or is in it and nothing more can be added: what, and the two ways on. Specification 4,
 * Cart; rule 51; decision 0065.
 */
export const AddedDialog = ({
  line,
  bag,
  problem,
  onClose
}: {
  readonly line: BagLine
  readonly bag: Bag
  /** Why nothing was added. */
  readonly problem?: CartProblem
  readonly onClose: () => void
}) => {
  const { t } = useWords()
  const why =
    problem &&
    t(`cart.full.${problem.code === "limit" ? "limit" : "stock"}`, { ...problem.values, count: line.quantity })
  return (
    <Sheet
      open
      title={t(problem ? "cart.full.title" : "cart.added.title")}
      about={why ?? t("cart.added.text", { name: line.goods.name })}
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
      {why ? <Text>{why}</Text> : null}
      <ul className={css.lines}>
        <GoodsLine goods={line.goods} quantity={line.quantity} total={line.total}>
          <p className={css.note}>{t("cart.line.quantity", { count: line.quantity })}</p>
        </GoodsLine>
      </ul>
      {bag.freeShipping ? <FreeShipping progress={bag.freeShipping} /> : null}
    </Sheet>
  )
}
