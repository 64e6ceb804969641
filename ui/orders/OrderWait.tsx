import type { OrderPageView } from "#core/orders/order-page.view.ts"
import { useMember } from "../account/useMember.ts"
import { Button, LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Bones } from "../kit/Skeleton.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useAppActor } from "../shop/shop.tsx"

const lines = ["name", "line", "line", "line"] as const

/** An order that is not there yet, or cannot be opened: which, and what to do about it. */
export const OrderWait = ({
  step,
  code,
  onRetry
}: {
  readonly step: OrderPageView["step"]
  readonly code: string
  readonly onRetry: () => void
}) => {
  const { t } = useWords()
  if (step === "unknown") return <Unknown code={code} />
  if (step === "unreachable")
    return (
      <Empty level={1} title={t("shop.failed.unreachable.title")} text={t("shop.failed.unreachable.text")}>
        <Button onClick={onRetry}>{t("shop.failed.retry")}</Button>
      </Empty>
    )
  return (
    <div role="status" aria-busy="true">
      <Unseen>{t("shop.loading")}</Unseen>
      <Bones of={lines} />
    </div>
  )
}

/**
 * No such order, or one that this person may not see: which of the two is not said. A guest may be the member who ordered,
 * logged out, and logs in here; without an account the link is sent once more. D-63.
 */
const Unknown = ({ code }: { readonly code: string }) => {
  const { t } = useWords()
  const isGuest = useMember().kind === "guest"
  const overlays = useAppActor("overlays")
  const logIn = () => overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
  return (
    <Empty level={1} title={t("orders.unknown.title")} text={t(`orders.unknown.${isGuest ? "asGuest" : "text"}`)}>
      {isGuest ? <Button onClick={logIn}>{t("shop.header.login")}</Button> : null}
      <LinkButton to={`/orders?code=${encodeURIComponent(code)}`} look={isGuest ? "secondary" : "primary"}>
        {t("orders.unknown.again")}
      </LinkButton>
    </Empty>
  )
}
