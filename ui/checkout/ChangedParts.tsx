import type { TotalChange } from "#core/checkout/total-change.rule.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import type { Address } from "#core/regions/address.ts"
import * as line from "../cart/GoodsLine.css.ts"
import { GoodsLine } from "../cart/GoodsLine.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"

const placeText = ({ recipient, line, village, district }: Address): string =>
  [recipient, line, village.name, district.name].join(", ")

/** What moved, from what to what. D-25: old and new. */
export const ChangedParts = ({
  change: {
    prices,
    quantities,
    release,
    lostGifts,
    lostVouchers,
    points,
    shipping,
    paperBag,
    paymentFee,
    address,
    courier,
    store,
    bank,
    uniqueCode,
    firstCode
  }
}: {
  readonly change: TotalChange
}) => {
  const { t, date } = useWords()
  return (
    <>
      {release ? (
        <Text look="small">
          {t("checkout.state.changed.release", {
            before: release.before === undefined ? t("checkout.state.changed.atOnce") : date(release.before),
            now: date(release.now)
          })}
        </Text>
      ) : null}
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
      {lostVouchers.map((code) => (
        <Text key={code} look="small">
          {t("checkout.state.changed.voucher", { code })}
        </Text>
      ))}
      {lostGifts.map((name) => (
        <Text key={name} look="small">
          {t("checkout.state.changed.gift", { name })}
        </Text>
      ))}
      {points ? <Text look="small">{t("checkout.state.changed.points", points)}</Text> : null}
      {shipping ? (
        <Text look="small">
          {t("checkout.state.changed.shipping", {
            before: formatRupiah(shipping.before),
            now: formatRupiah(shipping.now)
          })}
        </Text>
      ) : null}
      {paperBag ? (
        <Text look="small">
          {paperBag.now === 0
            ? t("checkout.state.changed.paperBagGone")
            : t("checkout.state.changed.paperBagCame", { now: formatRupiah(paperBag.now) })}
        </Text>
      ) : null}
      {paymentFee ? (
        <Text look="small">
          {t("checkout.state.changed.paymentFee", {
            before: formatRupiah(paymentFee.before),
            now: formatRupiah(paymentFee.now)
          })}
        </Text>
      ) : null}
      {address ? (
        <Text look="small">
          {t("checkout.state.changed.place.moved", { before: placeText(address.before), now: placeText(address.now) })}
        </Text>
      ) : null}
      {store ? (
        <Text look="small">
          {t("checkout.state.changed.store", {
            before: store.before ?? t("checkout.state.changed.sent"),
            now: store.now ?? t("checkout.state.changed.sent")
          })}
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
