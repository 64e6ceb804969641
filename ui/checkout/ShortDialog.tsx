import * as line from "../cart/GoodsLine.css.ts"
import { GoodsLine } from "../cart/GoodsLine.tsx"
import { Button, LinkButton } from "../kit/Button.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import type { CheckoutProps } from "./useCheckout.ts"

/** Something ran out: it is named, and the rest can be ordered. With no rest there is only the way back to the bag. Closing it is no consent. Decision 0043. */
export const ShortDialog = ({ view: { short, checkout, hasRest }, send }: CheckoutProps) => {
  const { t } = useWords()
  const lines = checkout?.lines.filter(({ goods }) => short.has(goods.combination)) ?? []
  const accept = () => send({ type: "shortage.accepted" })
  const store = checkout?.pickup?.store
  const chooseStore = () => {
    send({ type: "shortage.declined" })
    send({ type: "step.wanted", step: "details" })
  }
  const text = t(hasRest ? "checkout.state.bagProblem.text" : "checkout.state.bagProblem.nothing")
  return (
    <Sheet
      open
      title={t("checkout.state.bagProblem.title")}
      about={text}
      onClose={() => send({ type: "shortage.declined" })}
      foot={
        hasRest ? (
          <>
            {store ? (
              <Button look="secondary" className={line.half} onClick={chooseStore}>
                {t("checkout.state.bagProblem.otherStore")}
              </Button>
            ) : (
              <LinkButton to="/order" look="secondary" className={line.half}>
                {t("checkout.state.bagProblem.toBag")}
              </LinkButton>
            )}
            <Button className={line.half} onClick={accept}>
              {t("checkout.state.bagProblem.rest")}
            </Button>
          </>
        ) : (
          <Button whole onClick={accept}>
            {t("checkout.state.bagProblem.toBag")}
          </Button>
        )
      }
    >
      <Text>{text}</Text>
      <ul className={line.lines}>
        {lines.map(({ id, goods, quantity }) => (
          <GoodsLine key={id} goods={goods} quantity={quantity} muted>
            <p className={line.warn}>
              {(short.get(goods.combination) ?? 0) > 0
                ? t("cart.line.left", { left: short.get(goods.combination) ?? 0 })
                : t(store ? "checkout.left.STORE" : "checkout.left.SOLD_OUT")}
            </p>
          </GoodsLine>
        ))}
      </ul>
    </Sheet>
  )
}
