import type { ReactNode } from "react"
import type { Checkout } from "#core/checkout/checkout.ts"
import type { CheckoutView } from "#core/checkout/checkout.view.ts"
import type { ServiceId, ShippingOption } from "#core/shipping/shipping.ts"
import { Button } from "../../kit/Button.tsx"
import { Bones } from "../../kit/Skeleton.tsx"
import { Text, Unseen } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Checkout.css.ts"
import { AskAgain } from "./AskAgain.tsx"
import { Couriers } from "./Couriers.tsx"
import { DeliveryHead } from "./DeliveryHead.tsx"
import { Insured } from "./Insured.tsx"
import { LeftBehind } from "./LeftBehind.tsx"
import { LocationButton } from "./LocationButton.tsx"
import { PaperBag } from "./PaperBag.tsx"
import { StepBar } from "./StepBar.tsx"

/** What the delivery can do. */
export interface DeliveryHandlers {
  readonly onChoose: (service: ServiceId) => void
  readonly onInsure: (insured: boolean) => void
  readonly onPaperBag: (paperBag: boolean) => void
  readonly onLocate: (location: { readonly latitude: number; readonly longitude: number }) => void
  readonly onRetry: () => void
  readonly onNext: () => void
}

const bones = ["line", "line", "line"] as const

/** Delivery: the day of arrival comes first, then the courier and the price. Rules 24, 48; D-52. */
export const DeliveryStep = ({
  checkout,
  discounts,
  offers,
  state,
  chosen,
  missing,
  busy,
  handlers
}: {
  readonly checkout: Checkout
  /** Vouchers and points. */
  readonly discounts: ReactNode
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
          <Couriers
            offers={offers}
            lines={checkout.lines}
            chosen={chosen.service}
            error={lacking && t(`cart.requirement.${lacking}`)}
            onChoose={handlers.onChoose}
          />
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
          <LeftBehind gifts={checkout.gifts} offers={offers} />
          {courier ? <Insured option={courier} insured={chosen.insured} onInsure={handlers.onInsure} /> : null}
          <PaperBag bag={checkout.paperBag} courier={courier} wanted={chosen.paperBag} onChoose={handlers.onPaperBag} />
        </>
      )}
      {discounts}
      <StepBar checkout={checkout}>
        <Button className={css.barAction} busy={busy} onClick={handlers.onNext}>
          {t("checkout.toPayment")}
        </Button>
      </StepBar>
    </div>
  )
}
