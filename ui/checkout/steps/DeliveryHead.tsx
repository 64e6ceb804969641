import type { Address } from "#core/regions/address.ts"
import { EmergencyNotice } from "../../banners/EmergencyNotice.tsx"
import { TextLink } from "../../kit/Button.tsx"
import { Heading, Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Checkout.css.ts"
import { useStepAddress } from "../useStepAddress.ts"

/** Where the delivery goes, what its courier will read, and what holds up deliveries there. */
export const DeliveryHead = ({ address }: { readonly address: Address | undefined }) => {
  const { t } = useWords()
  const addressOf = useStepAddress()
  return (
    <>
      <div>
        <Heading level={1} look="page">
          {t("checkout.delivery.title")}
        </Heading>
        {address ? (
          <>
            <p className={css.alt}>
              {t("checkout.delivery.to", {
                place: `${address.district.name}, ${address.city.kind} ${address.city.name}`
              })}{" "}
              <TextLink to={addressOf("details")} underlined>
                {t("checkout.delivery.change")}
              </TextLink>
            </p>
            <Said label={t("checkout.address.landmark")} text={address.landmark} />
            <Said label={t("checkout.address.note")} text={address.noteForCourier} />
          </>
        ) : null}
      </div>
      <EmergencyNotice place={address} />
    </>
  )
}

const Said = ({ label, text }: { readonly label: string; readonly text: string | undefined }) =>
  text ? (
    <Text look="small" tone="muted">
      {label}: {text}
    </Text>
  ) : null
