import { type ReactNode, useEffect, useRef } from "react"
import type { CheckoutStep } from "#core/checkout/checkout.ts"
import { focusHeading } from "../../kit/overlay/focus-heading.ts"
import type { CheckoutProps } from "../useCheckout.ts"
import { DeliveryStep } from "./DeliveryStep.tsx"
import { DetailsStep } from "./DetailsStep.tsx"
import { PaymentStep } from "./PaymentStep.tsx"
import { isPlacing } from "./Place.tsx"

/** A step of the checkout is announced like a page: its heading takes the focus. Rule 59. */
const useStepFocus = (step: CheckoutStep): void => {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    focusHeading()
  }, [step])
}

/** The step of the checkout that is shown now. */
export const ShownStep = ({
  view,
  send,
  offers
}: CheckoutProps & {
  /** The vouchers and points of a member, below the heading. */
  readonly offers: ReactNode
}) => {
  const { checkout, step, saving } = view
  useStepFocus(step)
  if (checkout === null) return null
  switch (step) {
    case "details":
      return (
        <DetailsStep
          checkout={checkout}
          draft={view.draft}
          problems={view.problems}
          busy={saving}
          handlers={{
            onType: (draft) => send({ type: "draft.changed", draft }),
            onLeave: (field) => send({ type: "field.left", field }),
            onSend: () => send({ type: "details.sent" }),
            onPickup: (chosen) => send({ type: "pickup.chosen", ...chosen })
          }}
        />
      )
    case "delivery":
      return (
        <DeliveryStep
          checkout={checkout}
          discounts={offers}
          offers={view.offers}
          state={view.offersState}
          chosen={view.chosen}
          missing={view.missing}
          busy={saving}
          handlers={{
            onChoose: (service) => send({ type: "service.chosen", service }),
            onInsure: (insured) => send({ type: "insurance.chosen", insured }),
            onPaperBag: (paperBag) => send({ type: "paperBag.chosen", paperBag }),
            onLocate: (location) => send({ type: "location.given", location }),
            onRetry: () => send({ type: "retry.wanted" }),
            onNext: () => send({ type: "delivery.sent" })
          }}
        />
      )
    case "payment":
      return (
        <PaymentStep
          checkout={checkout}
          discounts={offers}
          methods={view.methods}
          state={view.methodsState}
          bank={view.chosen.bank}
          missing={view.missing}
          busy={isPlacing(view)}
          handlers={{
            onBank: (bank) => send({ type: "bank.chosen", bank }),
            onRetry: () => send({ type: "retry.wanted" }),
            onPlace: () => send({ type: "place.wanted" })
          }}
        />
      )
  }
}
