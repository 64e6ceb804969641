import type { Checkout } from "#core/checkout/checkout.ts"
import type { CheckoutView } from "#core/checkout/checkout.view.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import type { ServiceId, ShippingOption } from "#core/shipping/shipping.ts"
import { Button, TextLink } from "../kit/Button.tsx"
import { Checkbox } from "../kit/form/Choice.tsx"
import { Option, Options } from "../kit/form/Options.tsx"
import { Bones } from "../kit/Skeleton.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Heading, Text, Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Checkout.css.ts"
import { LocationButton } from "./LocationButton.tsx"
import { useStepAddress } from "./useStepAddress.ts"

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
  const addressOf = useStepAddress()
  const { delivery } = checkout
  const courier = offers.find(({ id }) => id === chosen.service)
  const lacking = missing.find((code) => code === "COURIER_MISSING" || code === "COURIER_UNAVAILABLE")
  return (
    <div className={css.form}>
      <div>
        <Heading level={1} look="page">
          {t("checkout.delivery.title")}
        </Heading>
        {delivery ? (
          <p className={css.alt}>
            {t("checkout.delivery.to", {
              place: `${delivery.address.district.name}, ${delivery.address.city.kind} ${delivery.address.city.name}`
            })}{" "}
            <TextLink to={addressOf("details")} underlined>
              {t("checkout.delivery.change")}
            </TextLink>
          </p>
        ) : null}
      </div>
      {state === "failed" ? (
        <Alert look="danger" alert>
          {t("checkout.delivery.failed")}
          <Button look="secondary" size="small" onClick={handlers.onRetry}>
            {t("shop.failed.retry")}
          </Button>
        </Alert>
      ) : offers.length === 0 && state === "known" ? (
        <Alert look="warning" alert>
          {t("checkout.delivery.noCouriers")}
        </Alert>
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
          {offers.some(({ eligible }) => eligible) ? null : <Alert look="warning">{t("checkout.delivery.none")}</Alert>}
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

const Courier = ({
  option,
  lines,
  chosen,
  onChoose
}: {
  readonly option: ShippingOption
  /** What is sent: one of the lines may be why this courier cannot be had. D-54. */
  readonly lines: Checkout["lines"]
  readonly chosen: boolean
  readonly onChoose: () => void
}) => {
  const { t } = useWords()
  const arrival = useArrival(option)
  const paid = rupiah(option.fee - option.freed)
  const name = `${t(`checkout.kind.${option.kind}`)} · ${option.courierName} ${option.service}`
  const cause = lines.find(({ id }) => id === option.line)
  return (
    <Option
      name="courier"
      value={option.id}
      chosen={chosen}
      out={!option.eligible}
      title={option.eligible ? arrival : name}
      text={
        option.eligible
          ? name
          : t(`checkout.shipping.${option.reason ?? "NOT_THERE"}`, { name: cause?.goods.name ?? "" })
      }
      end={
        option.eligible ? (
          <>
            {option.freed > 0 ? <s className={css.was}>{formatRupiah(option.fee)}</s> : null}
            {paid === 0 ? <b className={css.free}>{t("checkout.delivery.free")}</b> : <b>{formatRupiah(paid)}</b>}
          </>
        ) : null
      }
      onChoose={onChoose}
    />
  )
}

/** `Tiba Sen 23 Nov – Rab 25 Nov`. */
const useArrival = ({ arrives }: ShippingOption): string => {
  const { t, day } = useWords()
  if (arrives === undefined) return ""
  return arrives.from === arrives.to
    ? t("checkout.delivery.arrivesOn", { from: day(arrives.from) })
    : t("checkout.delivery.arrives", { from: day(arrives.from), to: day(arrives.to) })
}

const Insured = ({
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
      {t("checkout.delivery.insurance", { amount })}
    </Checkbox>
  )
}
