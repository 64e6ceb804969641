import type { Checkout } from "#core/checkout/checkout.ts"
import { TextLink } from "../../kit/Button.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Checkout.css.ts"
import { useStepAddress } from "../useStepAddress.ts"

/** When the parcel comes, by which courier and to whom, or in which store it is picked up, and the way to change that. Rules 24, 50. */
export const Arrival = ({
  checkout: { delivery, pickup },
  isOrdered = false
}: {
  readonly checkout: Checkout
  /** It may be ordered already: nothing can be changed. */
  readonly isOrdered?: boolean
}) => {
  const { t, days } = useWords()
  const addressOf = useStepAddress()
  const change = t("checkout.delivery.changeShort")
  const wayTo = (step: "details" | "delivery", what: string) =>
    isOrdered ? null : (
      <TextLink to={addressOf(step)} underlined aria-label={`${change} ${what}`}>
        {change}
      </TextLink>
    )
  if (pickup?.store !== undefined)
    return (
      <div className={css.destination}>
        <Icon name="store" size={20} className={css.pin} />
        <div className={css.addressLines}>
          <b className={css.recipient}>{t("checkout.way.at", { store: pickup.store.name })}</b>
          <span className={css.alt}>{pickup.store.address}</span>
        </div>
        {wayTo("details", t("checkout.way.pickup"))}
      </div>
    )
  const { option, address } = delivery ?? {}
  if (option?.eligible !== true || address === undefined) return null
  const { arrives, courierName, service } = option
  const courier = `${courierName} ${service}`
  const where = `${address.recipient}, ${address.district.name}`
  return (
    <div className={css.destination}>
      <Icon name="truck" size={20} className={css.pin} />
      <div className={css.addressLines}>
        <b className={css.recipient}>
          {arrives ? t("checkout.delivery.arrives", { days: days(arrives.from, arrives.to) }) : courier}
        </b>
        <span className={css.alt}>{arrives ? `${courier} · ${where}` : where}</span>
      </div>
      {wayTo("delivery", t("checkout.delivery.title"))}
    </div>
  )
}
