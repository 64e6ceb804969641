import type { Checkout } from "#core/checkout/checkout.ts"
import type { CheckoutView } from "#core/checkout/checkout.view.ts"
import type { ServiceId, ShippingOption } from "#core/shipping/shipping.ts"
import { Button } from "../../kit/Button.tsx"
import { Options } from "../../kit/form/Options.tsx"
import { Bones } from "../../kit/Skeleton.tsx"
import { Text, Unseen } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Checkout.css.ts"
import { AskAgain } from "./AskAgain.tsx"
import { Courier } from "./Courier.tsx"
import { DeliveryHead } from "./DeliveryHead.tsx"
import { Insured } from "./Insured.tsx"
import { LocationButton } from "./LocationButton.tsx"

/** What the delivery can do. */
export interface DeliveryHandlers {
  readonly onChoose: (service: ServiceId) => void
  readonly onInsure: (insured: boolean) => void
  readonly onLocate: (location: { readonly latitude: number; readonly longitude: number }) => void
  readonly onRetry: () => void
  readonly onNext: () => void
}

const bones = ["line", "line", "line"] as const

/** Delivery: the day of arrival comes first, then the courier and the price. Rules 24, 48; D-52. */
export const DeliveryStep = ({
  checkout,
  offers,
  state,
  chosen,
  missing,
  busy,
  handlers
}: {
  readonly checkout: Checkout
  readonly offers: ReadonlyArray<ShippingOption>
  readonly state: CheckoutView["offersState"]
  readonly chosen: CheckoutView["chosen"]
  /** What the last press found missing. */
  readonly missing: CheckoutView["missing"]
  readonly busy: boolean
  readonly handlers: DeliveryHandlers
}) => {
  const { t } = useWords()
  const { delivery } = checkout
  const courier = offers.find(({ id }) => id === chosen.service)
  const lacking = missing.find((code) => code === "COURIER_MISSING" || code === "COURIER_UNAVAILABLE")
  return (
    <div className={css.form}>
      <DeliveryHead address={delivery?.address} />
      {state === "failed" ? (
        <AskAgain look="danger" words={t("checkout.delivery.failed")} onRetry={handlers.onRetry} />
      ) : offers.length === 0 && state === "known" ? (
        <AskAgain look="warning" words={t("checkout.delivery.noCouriers")} onRetry={handlers.onRetry} />
      ) : offers.length === 0 ? (
        <div role="status" aria-busy="true">
          <Unseen>{t("checkout.delivery.loading")}</Unseen>
          {lacking ? <Text look="small">{t("checkout.delivery.waiting")}</Text> : null}
          <Bones of={bones} />
        </div>
      ) : (
        <>
          <Options
            legend={t("checkout.delivery.title")}
            quiet
            tour="couriers"
            error={lacking && t(`cart.requirement.${lacking}`)}
          >
            {offers.map((option) => (
              <Courier
                key={option.id}
                option={option}
                lines={checkout.lines}
                chosen={option.id === chosen.service}
                onChoose={() => handlers.onChoose(option.id)}
              />
            ))}
          </Options>
          {offers.some(({ eligible }) => eligible) ? null : (
            <AskAgain
              look="warning"
              words={t("checkout.delivery.none")}
              busy={state === "asking"}
              onRetry={handlers.onRetry}
            />
          )}
          {courier?.needsLocation ? (
            <LocationButton
              isLocated={delivery?.address.location !== undefined}
              error={missing.includes("LOCATION_MISSING") ? t("cart.requirement.LOCATION_MISSING") : undefined}
              onLocate={handlers.onLocate}
            />
          ) : null}
          {courier ? <Insured option={courier} insured={chosen.insured} onInsure={handlers.onInsure} /> : null}
        </>
      )}
      <Button busy={busy} onClick={handlers.onNext}>
        {t("checkout.toPayment")}
      </Button>
    </div>
  )
}
