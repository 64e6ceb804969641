import type { CheckoutView } from "#core/checkout/checkout.view.ts"
import { Button } from "../../kit/Button.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { useWords } from "../../messages/useWords.ts"
import type { CheckoutProps } from "../useCheckout.ts"
import { Terms } from "./Terms.tsx"

/** Returns whether an order is being placed or its choices are being sent. */
export const isPlacing = ({ saving, isLooking, stage }: CheckoutView): boolean =>
  saving || isLooking || stage === "placing"

/** The last button. */
export const PlaceButton = ({
  busy,
  className,
  onPlace
}: {
  readonly busy: boolean
  readonly className?: string
  readonly onPlace: () => void
}) => {
  const { t } = useWords()
  return (
    <Button busy={busy} onClick={onPlace} {...(className === undefined ? { whole: true } : { className })}>
      <PageIcon name="lock" />
      {t("checkout.payment.place")}
    </Button>
  )
}

/** The last button below the total, and what one agrees to by pressing it, where the summary stands beside the payment. */
export const PlaceBeside = ({ view, send }: CheckoutProps) => (
  <>
    <PlaceButton busy={isPlacing(view)} onPlace={() => send({ type: "place.wanted" })} />
    <Terms />
  </>
)
