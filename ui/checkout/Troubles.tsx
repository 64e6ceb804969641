import { checkoutMinutes } from "#core/checkout/checkout.ts"
import type { CheckoutView } from "#core/checkout/checkout.view.ts"
import { isOfHolds } from "#core/checkout/holds.rule.ts"
import { useMember } from "../account/useMember.ts"
import { LinkButton } from "../kit/Button.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { useWords } from "../messages/useWords.ts"
import { orderAddress } from "../orders/order-keys.ts"
import { Cure } from "./Cure.tsx"
import { HoldTrouble } from "./HoldTrouble.tsx"
import { Seen } from "./Seen.tsx"
import { ToBag } from "./ToBag.tsx"
import type { CheckoutProps } from "./useCheckout.ts"
import { useStepAddress } from "./useStepAddress.ts"

/** What prevents the next step just now, in words, with what to do about it. */
export const Troubles = ({ view, send }: CheckoutProps) => {
  const { t } = useWords()
  const ofLines =
    view.checkout?.requirements.filter(
      (one) => !isOfHolds(one) && (one.line !== undefined || one.fix === "separate" || one.fix === "complete-profile")
    ) ?? []
  const holds = view.checkout?.requirements.filter(isOfHolds) ?? []
  const isRefused = view.problem === "HoldTooLarge" || view.problem === "TooManyOpenOrders"
  return (
    <>
      {view.isRenewed && view.stage === "ordering" ? (
        <Alert look="warning" alert>
          {t("checkout.state.expired", { count: checkoutMinutes })}
        </Alert>
      ) : null}
      {holds.map((one) => (
        <HoldTrouble key={`${isRefused} ${one.code} ${one.line}`} of={one} isRefused={isRefused} />
      ))}
      {view.problem === null || (isRefused && holds.length > 0) ? null : (
        <Problem key={view.problem} tag={view.problem} view={view} />
      )}
      {ofLines.map((requirement) => (
        <Alert
          key={`${requirement.code} ${requirement.line}`}
          look="warning"
          problem={view.step === "payment" && view.missing.includes(requirement.code)}
        >
          {t(`cart.requirement.${requirement.code}`, requirement.values)}
          <Cure of={requirement} send={send} />
        </Alert>
      ))}
    </>
  )
}

/** Why the shop refused, and where to correct that. Decision 0033. */
const Problem = ({ tag, view: { step, elsewhere } }: { readonly tag: string; readonly view: CheckoutView }) => {
  const { t } = useWords()
  const isMember = useMember().kind === "member"
  const addressOf = useStepAddress()
  switch (tag) {
    case "TooManyOpenOrders":
      return (
        <Seen>
          {t("failure.TooManyOpenOrders")}
          <LinkButton to={isMember ? "/account/orders" : "/orders"} look="secondary" size="small">
            {t("checkout.state.myOrders")}
          </LinkButton>
        </Seen>
      )
    case "HoldTooLarge":
      return (
        <Seen>
          {t("failure.HoldTooLarge")}
          <ToBag />
        </Seen>
      )
    case "ServiceUnknown":
      return (
        <Seen>
          {t("checkout.state.courierLost")}
          {step === "delivery" ? null : (
            <LinkButton to={addressOf("delivery")} look="secondary" size="small">
              {t("checkout.state.toCouriers")}
            </LinkButton>
          )}
        </Seen>
      )
    case "NotPlaced":
      return <Seen>{t("checkout.state.notPlaced")}</Seen>
    case "OtherTab":
      return <Seen>{t("checkout.state.otherTab")}</Seen>
    case "OrderedInOtherTab":
      return (
        <Seen>
          {t("checkout.state.orderedInOtherTab")}
          {elsewhere ? (
            <LinkButton
              to={orderAddress(elsewhere.code, isMember ? null : elsewhere.key)}
              look="secondary"
              size="small"
            >
              {t("checkout.state.orderElsewhere", { code: elsewhere.code })}
            </LinkButton>
          ) : null}
        </Seen>
      )
    case "BankUnknown":
      return <Seen>{t("checkout.state.bankLost")}</Seen>
    case "PickupOff":
    case "PaperBagsOff":
    case "EgiftsOff":
    case "RequirementsUnmet":
    case "AddressRefused":
    case "DistrictUnknown":
    case "GoodsUnknown":
    case "LineUnknown":
      return <Seen>{t(`failure.${tag}`)}</Seen>
    default:
      return <Seen>{t(tag === "CodesUsedUp" ? "checkout.state.codesUsedUp" : "failure.Unavailable")}</Seen>
  }
}
