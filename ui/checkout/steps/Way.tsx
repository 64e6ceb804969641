import { useState } from "react"
import type { Checkout } from "#core/checkout/checkout.ts"
import { Option, Options } from "../../kit/form/Options.tsx"
import { lazyPart } from "../../kit/overlay/lazy-part.tsx"
import { useWords } from "../../messages/useWords.ts"
import type { PickupChosen } from "../../pickup/pickup-chosen.ts"
import { useIsOn } from "../../shop/useIsOn.ts"

/** Fetched when a store is wanted, or was chosen. */
const LazyPickup = lazyPart(async () => (await import("../../pickup/PickupPart.tsx")).PickupPart)

/** Whether the order is sent or picked up in a store. D-65. */
export const Way = ({
  checkout,
  pickup,
  onChoose
}: {
  readonly checkout: Checkout
  readonly pickup: NonNullable<Checkout["pickup"]>
  readonly onChoose: (chosen: PickupChosen) => void
}) => {
  const { t } = useWords()
  const [asks, setAsks] = useState(0)
  const { store } = pickup
  const problem = useIsOn()("pickup") ? pickup.problem : "off"
  const isPickup = !checkout.ships
  return (
    <>
      <Options legend={t("checkout.way.title")}>
        <Option
          name="way"
          value="ship"
          chosen={!isPickup}
          title={t("checkout.way.ship")}
          text={t("checkout.way.shipText")}
          onChoose={() => onChoose({ pickup: "none" })}
        />
        <Option
          name="way"
          value="pickup"
          chosen={isPickup}
          out={problem !== undefined && !isPickup}
          title={t("checkout.way.pickup")}
          text={t(problem ? `checkout.way.${problem}` : "checkout.way.pickupText")}
          onChoose={() => setAsks((count) => count + 1)}
        />
      </Options>
      {asks > 0 || store ? <LazyPickup checkout={checkout} asks={asks} onChoose={onChoose} /> : null}
    </>
  )
}
