import { useEffect, useRef } from "react"
import type { GoodsId } from "#core/pricing/goods.ts"
import type { DistrictId } from "#core/regions/region.ts"
import { deliveryDaysMachineOver } from "#core/shipping/delivery-days.machine.ts"
import { viewDeliveryDays } from "#core/shipping/delivery-days.view.ts"
import { textLink, underlined } from "../../kit/Button.css.ts"
import { cx } from "../../kit/cx.ts"
import { useWords } from "../../messages/useWords.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import { Promised } from "../Promised.tsx"

/** When these goods arrive in a kecamatan. Rule 24. */
export const DeliveryDays = ({
  goods: { product, combination },
  district,
  onChange,
  onUnknown
}: {
  readonly goods: GoodsId
  readonly district: DistrictId
  readonly onChange: () => void
  /** The shop does not know this kecamatan. */
  readonly onUnknown: () => void
}) => {
  const { t, days } = useWords()
  const { ports } = useShop()
  const [view, send] = useView(
    useScreenActor(deliveryDaysMachineOver, ports.checkout, { goods: { product, combination }, district }),
    viewDeliveryDays
  )
  const asked = useRef({ combination, district })
  useEffect(() => {
    if (asked.current.district !== district) send({ type: "district.chosen", district })
    if (asked.current.combination !== combination) send({ type: "goods.changed", goods: { product, combination } })
    asked.current = { combination, district }
  }, [product, combination, district, send])
  useEffect(() => {
    if (view.step === "unasked") onUnknown()
  }, [view.step, onUnknown])
  const change = (
    <button
      type="button"
      className={cx(textLink, underlined)}
      aria-label={t("product.delivery.changeLabel")}
      onClick={onChange}
    >
      {t("product.delivery.change")}
    </button>
  )
  const to = view.place ? t("product.delivery.to", { place: view.place }) : ""
  if (view.step === "failed")
    return (
      <Promised isLive icon="truck" title={t("product.delivery.unread")} text={t("product.delivery.unreadText")}>
        <button type="button" className={cx(textLink, underlined)} onClick={() => send({ type: "retry.wanted" })}>
          {t("product.delivery.retry")}
        </button>
      </Promised>
    )
  if (view.step === "notSent")
    return (
      <Promised isLive icon="truck" title={t("product.delivery.notSent")} text={to}>
        {change}
      </Promised>
    )
  return (
    <Promised
      isLive
      icon="truck"
      title={
        view.days
          ? t("product.delivery.arrives", { days: days(view.days.from, view.days.to) })
          : t("product.delivery.asking")
      }
      text={to}
    >
      {change}
    </Promised>
  )
}
