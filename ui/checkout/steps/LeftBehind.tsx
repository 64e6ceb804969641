import type { BagGift } from "#core/gifts/gift.ts"
import type { ShippingOption } from "#core/shipping/shipping.ts"
import { Gifts } from "../../cart/Gifts.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"

/** Gifts that may not fly with the chosen courier, and the couriers that carry them. D-54. */
export const LeftBehind = ({
  gifts,
  offers
}: {
  readonly gifts: ReadonlyArray<BagGift>
  readonly offers: ReadonlyArray<ShippingOption>
}) => {
  const { t } = useWords()
  const left = gifts.filter(({ state }) => state === "by-air")
  if (left.length === 0) return null
  const byLand = offers.filter(({ eligible, byAir }) => eligible && !byAir)
  return (
    <Alert look="warning">
      <Gifts gifts={left} />
      {byLand.length > 0 ? (
        <Text look="small">
          {t("checkout.delivery.byLand", {
            couriers: byLand.map(({ courierName, service }) => `${courierName} ${service}`).join(", ")
          })}
        </Text>
      ) : null}
    </Alert>
  )
}
