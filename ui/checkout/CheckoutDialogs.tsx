import type { CheckoutView } from "#core/checkout/checkout.view.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import * as line from "../cart/GoodsLine.css.ts"
import { GoodsLine } from "../cart/GoodsLine.tsx"
import { Button, LinkButton } from "../kit/Button.tsx"
import { Sheet } from "../kit/Sheet.tsx"
import { Text } from "../kit/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import type { CheckoutHand } from "./useCheckout.ts"

interface Shown {
  readonly view: CheckoutView
  readonly send: CheckoutHand
}

/** The amount is another one than was shown: nothing was ordered yet. D-25. */
export const ChangedDialog = ({ view: { before, checkout }, send }: Shown) => {
  const { t } = useWords()
  const now = formatRupiah(checkout?.totals.payable ?? rupiah(0))
  const text = t("checkout.state.changed.text", { before: formatRupiah(before ?? rupiah(0)), now })
  const accept = () => send({ type: "total.accepted" })
  return (
    <Sheet
      open
      title={t("checkout.state.changed.title")}
      about={text}
      onClose={accept}
      foot={
        <Button whole onClick={accept}>
          {t("checkout.state.changed.accept", { now })}
        </Button>
      }
    >
      <Text>{text}</Text>
    </Sheet>
  )
}

/** Somebody was quicker: what ran out is named, the rest is still there. */
export const ShortDialog = ({ view: { short, checkout }, send }: Shown) => {
  const { t } = useWords()
  const lines = checkout?.lines.filter(({ goods }) => short.has(goods.combination)) ?? []
  const accept = () => send({ type: "shortage.accepted" })
  return (
    <Sheet
      open
      title={t("checkout.state.bagProblem.title")}
      about={t("checkout.state.bagProblem.text")}
      onClose={accept}
      foot={
        <>
          <LinkButton to="/order" look="secondary" className={line.half}>
            {t("checkout.state.bagProblem.toBag")}
          </LinkButton>
          <Button className={line.half} onClick={accept}>
            {t("checkout.state.bagProblem.rest")}
          </Button>
        </>
      }
    >
      <Text>{t("checkout.state.bagProblem.text")}</Text>
      <ul className={line.lines}>
        {lines.map(({ id, goods, quantity }) => (
          <GoodsLine key={id} goods={goods} quantity={quantity} muted>
            <p className={line.warn}>
              {(short.get(goods.combination) ?? 0) > 0
                ? t("cart.line.left", { left: short.get(goods.combination) ?? 0 })
                : t("checkout.left.SOLD_OUT")}
            </p>
          </GoodsLine>
        ))}
      </ul>
    </Sheet>
  )
}
