import type { AccountView } from "#core/account/account.view.ts"
import type { Returned } from "#core/account/login/login.machine.ts"
import type { Wish } from "#core/overlays/overlay.ts"
import { Alert } from "../../kit/text/Alert.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"
import { LoginPanel, type PanelHandlers } from "./LoginPanel.tsx"
import { Providers } from "./Providers.tsx"

/** Every way to log in, with why one is asked to. Specification 4, Login. */
export const LoginStart = ({
  wish,
  view,
  returned,
  onType,
  onPanel,
  onSignedIn
}: PanelHandlers & {
  readonly wish: Wish
  readonly view: AccountView
  /** What a provider's page has sent along. */
  readonly returned: Returned | "refused" | undefined
  readonly onType: (identifier: string) => void
}) => {
  const { t } = useWords()
  return (
    <>
      <p className={css.lead}>
        {t(wish.kind === "account" ? "shop.wish.account.text" : `account.wish.${wish.kind}.text`)}
      </p>
      {returned === "refused" ? <Alert look="danger">{t("account.login.turnedBack")}</Alert> : null}
      <Providers google={view.google} facebook={view.facebook} />
      <LoginPanel
        identifier={view.identifier}
        returned={returnedOf(returned)}
        onType={onType}
        onPanel={onPanel}
        onSignedIn={onSignedIn}
      />
      <OtherWishes onPanel={onPanel} />
    </>
  )
}

/** Other things one may have come for, below the log-in itself. */
const OtherWishes = ({ onPanel }: Pick<PanelHandlers, "onPanel">) => {
  const { t } = useWords()
  return (
    <div className={css.beside}>
      <p className={css.foot}>
        {t("account.login.noAccount")}{" "}
        <button type="button" className={css.link} onClick={() => onPanel("register")}>
          {t("account.login.register")}
        </button>
      </p>
      <p className={css.foot}>
        <button type="button" className={css.quiet} onClick={() => onPanel("store")}>
          {t("account.store.offer")}
        </button>
        <Link to="/orders" className={css.quiet}>
          {t("account.login.findOrder")}
        </Link>
      </p>
    </div>
  )
}

const returnedOf = (returned: Returned | "refused" | undefined): Returned | null =>
  returned === undefined || returned === "refused" ? null : returned
