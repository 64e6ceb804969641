import { takesPaperBag } from "#core/extras/paper-bag.rule.ts"
import type { CheckoutPaperBag } from "#core/extras/paper-bag.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import type { ShippingOption } from "#core/shipping/shipping.ts"
import { Checkbox } from "../../kit/form/Choice.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"

/** The paper bag of an order: a choice with couriers that take one, else a sentence if one is wanted. D-29e. */
export const PaperBag = ({
  bag,
  courier,
  wanted,
  onChoose
}: {
  /** None: the shop sells no bags. */
  readonly bag: CheckoutPaperBag | undefined
  readonly courier: ShippingOption | undefined
  /** Also while it is on its way. */
  readonly wanted: boolean
  readonly onChoose: (paperBag: boolean) => void
}) => {
  const { t } = useWords()
  if (bag === undefined || courier === undefined) return null
  if (!takesPaperBag(courier)) return wanted ? <Text look="small">{t("checkout.delivery.paperBag.gone")}</Text> : null
  return (
    <Checkbox checked={wanted} onChange={(event) => onChoose(event.target.checked)}>
      <span>
        <Text as="span">{t("checkout.delivery.paperBag.take", { amount: formatRupiah(bag.price) })}</Text>
        <br />
        <Text as="span" look="small" tone="muted">
          {bag.freedBy === undefined
            ? t("checkout.delivery.paperBag.why")
            : t("checkout.delivery.paperBag.free", { code: bag.freedBy })}
        </Text>
      </span>
    </Checkbox>
  )
}
