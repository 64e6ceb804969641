import { useWords } from "../messages/useWords.ts"
import * as css from "./Account.css.ts"
import type { PanelHands } from "./LoginPanel.tsx"
import { ProvingForm } from "./ProvingForm.tsx"

/**
 * A number that was registered at a store's till becomes an account, once a code has proven it. Specification 2, Modals:
 * offline registration; 4, OTP.
 */
export const StorePanel = ({
  phone,
  phoneCode,
  onPanel,
  onSignedIn
}: PanelHands & { readonly phone: string; readonly phoneCode: string }) => {
  const { t } = useWords()
  return (
    <div className={css.panel}>
      <p className={css.lead}>{t("account.store.text")}</p>
      <ProvingForm
        purpose="claim"
        typed={phone.includes("@") ? "" : phone}
        phoneCode={phoneCode}
        onDone={({ signedIn }) => (signedIn === null ? undefined : onSignedIn(signedIn))}
      />
      <p className={css.foot}>
        <button type="button" className={css.link} onClick={() => onPanel("register")}>
          {t("account.store.new")}
        </button>
        <button type="button" className={css.link} onClick={() => onPanel("login")}>
          {t("account.forgot.toLogin")}
        </button>
      </p>
    </div>
  )
}
