import { typedPhone } from "#core/regions/address.rule.ts"
import type { Address } from "#core/regions/address.ts"
import { EmergencyNotice } from "../../banners/EmergencyNotice.tsx"
import { TextLink } from "../../kit/Button.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Checkout.css.ts"
import { useStepAddress } from "../useStepAddress.ts"

/** Where the delivery goes, what its courier will read, and what holds up deliveries there. */
export const DeliveryHead = ({ address }: { readonly address: Address | undefined }) => {
  const { t } = useWords()
  return (
    <>
      <Heading level={1} look="page">
        {t("checkout.delivery.title")}
      </Heading>
      {address ? <Destination address={address} /> : null}
      <EmergencyNotice place={address} />
    </>
  )
}

const Destination = ({ address }: { readonly address: Address }) => {
  const { t } = useWords()
  const addressOf = useStepAddress()
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
      <TextLink to={addressOf("details")} underlined aria-label={t("checkout.delivery.change")}>
        {t("checkout.delivery.changeShort")}
      </TextLink>
    </div>
  )
}
