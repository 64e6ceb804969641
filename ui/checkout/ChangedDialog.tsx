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

/** The total is not the one that was shown, with what moved: nothing was ordered. Closing it is no consent. D-25. */
export const ChangedDialog = ({ view: { change, isChangeKnown, isRenewed }, send }: CheckoutProps) => {
  const { t } = useWords()
  const decline = () => send({ type: "total.declined" })
  const isPlaceOnly = change !== undefined && change.before === change.now
  const text =
    change === undefined || !isChangeKnown
      ? t("checkout.state.changed.asking")
      : isPlaceOnly
        ? t("checkout.state.changed.place.text")
        : t("checkout.state.changed.text", { before: formatRupiah(change.before), now: formatRupiah(change.now) })
  return (
    <Sheet
      open
      title={t(isPlaceOnly ? "checkout.state.changed.place.title" : "checkout.state.changed.title")}
      about={text}
      onClose={decline}
      foot={
        change === undefined || !isChangeKnown ? null : (
          <>
            <SafeButton className={line.half} onClick={decline}>
              {t(change.address ? "checkout.state.changed.place.close" : "checkout.state.changed.close")}
            </SafeButton>
            <Button className={line.half} onClick={() => send({ type: "total.accepted" })}>
              {isPlaceOnly
                ? t("checkout.state.changed.place.accept")
                : t("checkout.state.changed.accept", { now: formatRupiah(change.now) })}
            </Button>
          </>
        )
      }
    >
      {isRenewed ? <Text>{t("checkout.state.expired", { count: checkoutMinutes })}</Text> : null}
      <Text>{text}</Text>
      {change && isChangeKnown ? <Moves change={change} /> : null}
    </Sheet>
  )
}

const placeText = ({ recipient, line, village, district }: Address): string =>
  [recipient, line, village.name, district.name].join(", ")

/** What moved, from what to what. D-25: old and new. */
const Moves = ({
  change: { prices, quantities, shipping, address, bank, uniqueCode, firstCode }
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
      {bank ? <Text look="small">{t("checkout.state.changed.bank", bank)}</Text> : null}
      {firstCode === undefined ? null : (
        <Text look="small">{t("checkout.payment.uniqueCode", { code: firstCode })}</Text>
      )}
      {uniqueCode ? <Text look="small">{t("checkout.state.changed.uniqueCode", uniqueCode)}</Text> : null}
    </>
  )
}
