import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"
import type { PanelHandlers } from "./LoginPanel.tsx"
import { OneNumberPanel } from "./OneNumberPanel.tsx"

/**
 * A number that was registered at a store's till becomes an account, once a code has proven it. Specification 2, Modals:
 * offline registration; 4, OTP.
 */
export const StorePanel = ({
  phone,
  phoneCode,
  onPanel,
  onSignedIn
}: PanelHandlers & { readonly phone: string; readonly phoneCode: string }) => {
  const { t } = useWords()
  return (
    <OneNumberPanel
      purpose="claim"
      lead={t("account.store.text")}
      phone={phone}
      phoneCode={phoneCode}
      onSignedIn={onSignedIn}
    >
      <button type="button" className={css.link} onClick={() => onPanel("register")}>
        {t("account.store.new")}
      </button>
      <button type="button" className={css.link} onClick={() => onPanel("login")}>
        {t("account.forgot.toLogin")}
      </button>
    </OneNumberPanel>
  )
}
