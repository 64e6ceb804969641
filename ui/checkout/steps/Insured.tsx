import { formatRupiah } from "#core/kernel/money.ts"
import type { ShippingOption } from "#core/shipping/shipping.ts"
import { Checkbox } from "../../kit/form/Choice.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"

/** The insurance of a parcel: a choice, or a sentence if the courier asks for it. */
export const Insured = ({
  option: { insurance },
  insured,
  onInsure
}: {
  readonly option: ShippingOption
  readonly insured: boolean
  readonly onInsure: (insured: boolean) => void
}) => {
  const { t } = useWords()
  const amount = formatRupiah(insurance.premium)
  if (insurance.required) return <Text look="small">{t("checkout.delivery.insuranceRequired", { amount })}</Text>
  return (
    <Checkbox data-tour="insurance" checked={insured} onChange={(event) => onInsure(event.target.checked)}>
      <Text as="span">{t("checkout.delivery.insurance", { amount })}</Text>
    </Checkbox>
  )
}
