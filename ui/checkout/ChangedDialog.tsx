import { checkoutMinutes } from "#core/checkout/checkout.ts"
import type { TotalChange } from "#core/checkout/total-change.rule.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import * as line from "../cart/GoodsLine.css.ts"
import { Button } from "../kit/Button.tsx"
import { SafeButton } from "../kit/overlay/SafeButton.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { ChangedParts } from "./ChangedParts.tsx"
import * as css from "./Checkout.css.ts"
import type { CheckoutProps } from "./useCheckout.ts"

/** The order is not the one that was shown, with what moved: nothing was ordered. Closing it is no consent. D-25. */
export const ChangedDialog = ({ view: { change, isChangeKnown, isRenewed }, send }: CheckoutProps) => {
  const { t } = useWords()
  const decline = () => send({ type: "total.declined" })
  const known = isChangeKnown ? change : undefined
  const words = wordsOf(change)
  const text = known
    ? t(words.text, { before: formatRupiah(known.before), now: formatRupiah(known.now) })
    : t("checkout.state.changed.asking")
  return (
    <Sheet
      open
      title={t(words.title)}
      about={text}
      onClose={decline}
      foot={
        known ? (
          <>
            <SafeButton className={line.half} onClick={decline}>
              {t(known.address ? "checkout.state.changed.place.close" : "checkout.state.changed.close")}
            </SafeButton>
            <Button className={line.half} onClick={() => send({ type: "total.accepted" })}>
              {t(words.accept, { now: formatRupiah(known.now) })}
            </Button>
          </>
        ) : null
      }
    >
      {isRenewed ? <Text>{t("checkout.state.expired", { count: checkoutMinutes })}</Text> : null}
      <Text>{text}</Text>
      {known ? <ChangedParts change={known} /> : null}
      {known && known.before !== known.now ? (
        <dl className={css.totals}>
          <dt>{t("cart.total")}</dt>
          <dd>
            <s className={css.was}>{formatRupiah(known.before)}</s> <b>{formatRupiah(known.now)}</b>
          </dd>
        </dl>
      ) : null}
    </Sheet>
  )
}

const wordsOfTotal = {
  title: "checkout.state.changed.title",
  text: "checkout.state.changed.text",
  accept: "checkout.state.changed.accept"
} as const
const wordsOfPlace = {
  title: "checkout.state.changed.place.title",
  text: "checkout.state.changed.place.text",
  accept: "checkout.state.changed.place.accept"
} as const
const wordsOfOrder = {
  title: "checkout.state.changed.order.title",
  text: "checkout.state.changed.order.text",
  accept: "checkout.state.changed.order.accept"
} as const

/** Returns the words for a change of the total, of the destination alone, or of what is ordered for the same total. */
const wordsOf = (change: TotalChange | undefined) => {
  if (change === undefined || change.before !== change.now) return wordsOfTotal
  return change.address ? wordsOfPlace : wordsOfOrder
}
