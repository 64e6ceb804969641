import type { Address } from "#core/regions/address.ts"
import { EmergencyNotice } from "../../banners/EmergencyNotice.tsx"
import { TextLink } from "../../kit/Button.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useStepAddress } from "../useStepAddress.ts"
import { Destination } from "./Destination.tsx"

/** Where the delivery goes, the way to change that, and what holds up deliveries there. */
export const DeliveryHead = ({ address }: { readonly address: Address | undefined }) => {
  const { t } = useWords()
  const addressOf = useStepAddress()
  return (
    <>
      <Heading level={1} look="page">
        {t("checkout.delivery.title")}
      </Heading>
      {address ? (
        <Destination address={address}>
          <TextLink to={addressOf("details")} underlined aria-label={t("checkout.delivery.change")}>
            {t("checkout.delivery.changeShort")}
          </TextLink>
        </Destination>
      ) : null}
      <EmergencyNotice place={address} />
    </>
  )
}
