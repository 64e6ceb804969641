import type { ReactNode } from "react"
import { typedPhone } from "#core/kernel/phone.ts"
import type { Address } from "#core/regions/address.ts"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Checkout.css.ts"

/** Where a parcel goes, in the words of its writer, with what its courier will read. */
export const Destination = ({
  address,
  children
}: {
  readonly address: Address
  /** The way to change it. */
  readonly children?: ReactNode
}) => {
  const { t } = useWords()
  const { recipient, phone, line, village, district, city, postalCode, landmark, noteForCourier } = address
  const place = [line, village.name, district.name, `${city.kind} ${city.name} ${postalCode}`]
    .filter(Boolean)
    .join(", ")
  return (
    <div className={css.destination}>
      <PageIcon name="pin" size={20} className={css.pin} />
      <address className={css.addressLines}>
        <b className={css.recipient}>{recipient}</b>
        <span className={css.alt}>{typedPhone(phone)}</span>
        <span className={css.alt}>{place}</span>
        {landmark ? <span>{`${t("checkout.address.landmark")}: ${landmark}`}</span> : null}
        {noteForCourier ? <span>{`${t("checkout.delivery.note")}: ${noteForCourier}`}</span> : null}
      </address>
      {children}
    </div>
  )
}
