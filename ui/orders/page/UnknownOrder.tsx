import { useMember } from "../../account/useMember.ts"
import { LazyBesideBag } from "../../cart/LazyCartParts.ts"
import { Button, LinkButton } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useAppActor } from "../../shop/shop.tsx"
import { KnownOrders } from "../KnownOrders.tsx"
import * as css from "../OrderPage.css.ts"

const noLines: [] = []

/**
 * No such order, or one that this person may not see: which of the two is not said. A guest may be the member who ordered,
 * logged out, and logs in here; without an account the link is sent once more. D-63.
 */
export const UnknownOrder = ({ code }: { readonly code: string }) => {
  const { t } = useWords()
  const isGuest = useMember().kind === "guest"
  const overlays = useAppActor("overlays")
  const logIn = () => overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
  return (
    <div className={css.column}>
      <Empty level={1} title={t("orders.unknown.title")} text={t(`orders.unknown.${isGuest ? "asGuest" : "text"}`)}>
        {isGuest ? <Button onClick={logIn}>{t("shop.header.login")}</Button> : null}
        <LinkButton to={`/orders?code=${encodeURIComponent(code)}`} look={isGuest ? "secondary" : "primary"}>
          {t("orders.unknown.again")}
        </LinkButton>
      </Empty>
      <KnownOrders />
      <LazyBesideBag lines={noLines} />
    </div>
  )
}
