import { useLocation } from "react-router-dom"
import { profileCompletionPath, withNext } from "#core/account/login/destination.rule.ts"
import type { Requirement } from "#core/pricing/requirement.ts"
import { Button, LinkButton } from "../kit/Button.tsx"
import { useWords } from "../messages/useWords.ts"
import { ToBag } from "./ToBag.tsx"
import type { CheckoutController } from "./useCheckout.ts"
import { useStepAddress } from "./useStepAddress.ts"

/** The button that fulfils a requirement. */
export const Cure = ({ of: { line, fix }, send }: { readonly of: Requirement; readonly send: CheckoutController }) => {
  const { t } = useWords()
  const addressOf = useStepAddress()
  const { pathname, search } = useLocation()
  if (fix === "complete-profile")
    return (
      <LinkButton to={withNext(profileCompletionPath, pathname + search)} look="secondary" size="small">
        {t("checkout.state.completeProfile")}
      </LinkButton>
    )
  if (fix === "choose-store")
    return (
      <LinkButton to={addressOf("details")} look="secondary" size="small">
        {t("checkout.state.bagProblem.otherStore")}
      </LinkButton>
    )
  // The couriers are right below.
  if (fix === "choose-courier") return null
  if (line === undefined || fix === "fill-recipient") return <ToBag />
  return (
    <Button look="secondary" size="small" onClick={() => send({ type: "shortage.accepted" })}>
      {t("checkout.state.bagProblem.rest")}
    </Button>
  )
}
