import type { Checkout } from "#core/checkout/checkout.ts"
import { type DeliveryGroup, daysOf, deliveryGroups } from "#core/shipping/delivery-groups.rule.ts"
import type { ServiceId, ShippingOption } from "#core/shipping/shipping.ts"
import { FoldedOptions, OptionGroup } from "../../kit/form/OptionGroup.tsx"
import { Options } from "../../kit/form/Options.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Courier } from "./Courier.tsx"

interface Choice {
  readonly lines: Checkout["lines"]
  readonly chosen: ServiceId | undefined
  readonly onChoose: (service: ServiceId) => void
}

/** The couriers of a parcel by what they cost and when they come; those that cannot be had stand last. D-52 to D-54. */
export const Couriers = ({
  offers,
  error,
  ...choice
}: Choice & { readonly offers: ReadonlyArray<ShippingOption>; readonly error: string | undefined }) => {
  const { t } = useWords()
  const { groups, out } = deliveryGroups(offers)
  return (
    <Options legend={t("checkout.delivery.title")} quiet error={error} grouped>
      {groups.map((group) => (
        <Group key={group.kind} group={group} first={group === groups[0]} choice={choice} />
      ))}
      {out.length === 0 ? null : (
        <OptionGroup title={t("checkout.delivery.out")}>
          <Rows of={out} choice={choice} />
        </OptionGroup>
      )}
    </Options>
  )
}

const Group = ({
  group,
  first,
  choice
}: {
  readonly group: DeliveryGroup
  readonly first: boolean
  readonly choice: Choice
}) => {
  const { t, days } = useWords()
  const { kind, shown, folded } = group
  const others = daysOf(folded)
  const freedBy = kind === "free" ? [...new Set([...shown, ...folded].map(sourceOf))] : []
  return (
    <OptionGroup
      title={t(`checkout.delivery.group.${kind}`)}
      aside={
        freedBy.length !== 1 || freedBy[0] === undefined
          ? undefined
          : freedBy[0] === ""
            ? t("checkout.delivery.freeFrom")
            : t("cart.step.free-shipping-voucher", { code: freedBy[0] })
      }
      tour={first ? "couriers" : undefined}
    >
      <Rows of={shown} choice={choice} />
      {others === undefined ? null : (
        <FoldedOptions
          title={t(kind === "free" ? "checkout.delivery.freeOthers" : "checkout.delivery.others", {
            count: folded.length,
            days: days(others.from, others.to)
          })}
          open={folded.some(({ id }) => id === choice.chosen)}
        >
          <Rows of={folded} choice={choice} />
        </FoldedOptions>
      )}
    </OptionGroup>
  )
}

/** The voucher that frees an offer, empty for the shop's own limit; none if nothing is freed. */
const sourceOf = ({ freed, freedBy }: ShippingOption): string | undefined => (freed > 0 ? (freedBy ?? "") : undefined)

const Rows = ({ of, choice }: { readonly of: ReadonlyArray<ShippingOption>; readonly choice: Choice }) =>
  of.map((option) => (
    <Courier
      key={option.id}
      option={option}
      lines={choice.lines}
      chosen={option.id === choice.chosen}
      onChoose={() => choice.onChoose(option.id)}
    />
  ))
