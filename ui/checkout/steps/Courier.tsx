import type { Checkout } from "#core/checkout/checkout.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import type { ShippingOption } from "#core/shipping/shipping.ts"
import { Option } from "../../kit/form/Options.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Checkout.css.ts"

/** A courier to choose, or why it cannot be. Rule 48; D-54. */
export const Courier = ({
  option,
  lines,
  chosen,
  onChoose
}: {
  readonly option: ShippingOption
  /** What is sent: one of the lines may be why this courier cannot be had. D-54. */
  readonly lines: Checkout["lines"]
  readonly chosen: boolean
  readonly onChoose: () => void
}) => {
  const { t, days } = useWords()
  const { arrives, needsLocation } = option
  // A ride within a city comes on the day of the order. D-53.
  const key = needsLocation ? "checkout.delivery.arrivesToday" : "checkout.delivery.arrives"
  const arrival = arrives ? t(key, { days: days(arrives.from, arrives.to) }) : ""
  const paid = rupiah(option.fee - option.freed)
  const name = `${option.courierName} ${option.service}`
  const cause = lines.find(({ id }) => id === option.line)
  return (
    <Option
      name="courier"
      value={option.id}
      chosen={chosen}
      out={!option.eligible}
      title={option.eligible ? arrival : name}
      text={
        option.eligible
          ? name
          : t(`checkout.shipping.${option.reason ?? "NOT_THERE"}`, { name: cause?.goods.name ?? "" })
      }
      end={
        option.eligible ? (
          <>
            {option.freed > 0 ? <s className={css.was}>{formatRupiah(option.fee)}</s> : null}
            {paid === 0 ? <b className={css.free}>{t("checkout.delivery.free")}</b> : <b>{formatRupiah(paid)}</b>}
          </>
        ) : null
      }
      onChoose={onChoose}
    />
  )
}
