import type { Requirement } from "#core/pricing/requirement.ts"
import { useMember } from "../account/useMember.ts"
import { Button, LinkButton } from "../kit/Button.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { useWords } from "../messages/useWords.ts"
import { useAppActor } from "../shop/shop.tsx"
import { Seen } from "./Seen.tsx"
import { ToBag } from "./ToBag.tsx"

/**
 * What keeps this buyer from holding so much unpaid, with what to do: said on every step, and in view once placing was refused.
 * Decision 0033.
 */
export const HoldTrouble = ({ of, isRefused }: { readonly of: Requirement; readonly isRefused: boolean }) => {
  const { t } = useWords()
  const isMember = useMember().kind === "member"
  const isOfUnits = of.code === "HOLD_LIMIT"
  const words = (
    <>
      <span>{useHoldText(of)}</span>
      {isMember ? null : <LoginButton isOfUnits={isOfUnits} />}
      {of.fix === "pay-or-cancel" ? (
        <LinkButton to={isMember ? "/account/orders" : "/orders"} look="secondary" size="small">
          {t("checkout.state.myOrders")}
        </LinkButton>
      ) : null}
      {isOfUnits ? <ToBag /> : null}
    </>
  )
  return isRefused ? (
    <Seen>{words}</Seen>
  ) : (
    <Alert look="warning" alert>
      {words}
    </Alert>
  )
}

const useHoldText = ({ code, line, fix, values }: Requirement): string => {
  const { t } = useWords()
  if (code === "OPEN_ORDERS") return t("cart.requirement.OPEN_ORDERS")
  // The orders of others in the same network are not this buyer's to pay or cancel.
  if (line === undefined || fix === "log-in") return t("failure.HoldTooLarge")
  return t(fix === "pay-or-cancel" ? "checkout.hold.none" : "cart.requirement.HOLD_LIMIT", values)
}

/** A member's orders are counted by the member alone, so that no other person can use up what they may hold. */
const LoginButton = ({ isOfUnits }: { readonly isOfUnits: boolean }) => {
  const { t } = useWords()
  const overlays = useAppActor("overlays")
  return (
    <>
      <span>{t(isOfUnits ? "checkout.hold.member" : "checkout.hold.others")}</span>
      <Button
        look="secondary"
        size="small"
        onClick={() => overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })}
      >
        {t("checkout.login")}
      </Button>
    </>
  )
}
