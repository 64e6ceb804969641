import type { Checkout } from "#core/checkout/checkout.ts"
import { TextLink } from "../../kit/Button.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Checkout.css.ts"
import { useStepAddress } from "../useStepAddress.ts"

/** When the parcel comes, by which courier and to whom, and the way to change that. Rules 24, 50. */
export const Arrival = ({
  checkout: { delivery },
  isOrdered = false
}: {
  readonly checkout: Checkout
  /** It may be ordered already: nothing can be changed. */
  readonly isOrdered?: boolean
}) => {
  const { t, days } = useWords()
  const addressOf = useStepAddress()
  const { option, address } = delivery ?? {}
  if (option?.eligible !== true || address === undefined) return null
  const { arrives, courierName, service } = option
  const change = t("checkout.delivery.changeShort")
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
      {isOrdered ? null : (
        <TextLink to={addressOf("delivery")} underlined aria-label={`${change} ${t("checkout.delivery.title")}`}>
          {change}
        </TextLink>
      )}
    </div>
  )
}
