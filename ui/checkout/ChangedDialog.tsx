import { checkoutMinutes } from "#core/checkout/checkout.ts"
import type { TotalChange } from "#core/checkout/total-change.rule.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import type { Address } from "#core/regions/address.ts"
import * as line from "../cart/GoodsLine.css.ts"
import { GoodsLine } from "../cart/GoodsLine.tsx"
import { Button } from "../kit/Button.tsx"
import { SafeButton } from "../kit/overlay/SafeButton.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
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
      {known ? <Moves change={known} /> : null}
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

const placeText = ({ recipient, line, village, district }: Address): string =>
  [recipient, line, village.name, district.name].join(", ")

/** What moved, from what to what. D-25: old and new. */
const Moves = ({
  change: { prices, quantities, shipping, address, courier, bank, uniqueCode, firstCode }
}: {
  readonly change: TotalChange
}) => {
  const { t } = useWords()
  return (
    <>
      {prices.length > 0 ? (
        <ul className={line.lines}>
          {prices.map(({ line: id, goods, before, now }) => (
            <GoodsLine key={id} goods={goods} quantity={1}>
              <p className={line.warn}>
                {t("cart.line.before", { before: formatRupiah(before), now: formatRupiah(now) })}
              </p>
            </GoodsLine>
          ))}
        </ul>
      ) : null}
      {quantities.length > 0 ? (
        <ul className={line.lines}>
          {quantities.map(({ line: id, goods, before, now }) => (
            <GoodsLine key={id} goods={goods} quantity={1}>
              <p className={line.warn}>{t("checkout.state.changed.quantity", { before, now })}</p>
            </GoodsLine>
          ))}
        </ul>
      ) : null}
      {shipping ? (
        <Text look="small">
          {t("checkout.state.changed.shipping", {
            before: formatRupiah(shipping.before),
            now: formatRupiah(shipping.now)
          })}
        </Text>
      ) : null}
      {address ? (
        <Text look="small">
          {t("checkout.state.changed.place.moved", { before: placeText(address.before), now: placeText(address.now) })}
        </Text>
      ) : null}
      {courier ? <Text look="small">{t("checkout.state.changed.courier", courier)}</Text> : null}
      {bank ? <Text look="small">{t("checkout.state.changed.bank", bank)}</Text> : null}
      {firstCode === undefined ? null : (
        <Text look="small">{t("checkout.payment.uniqueCode", { code: firstCode })}</Text>
      )}
      {uniqueCode ? <Text look="small">{t("checkout.state.changed.uniqueCode", uniqueCode)}</Text> : null}
    </>
  )
}
