import { useWords } from "../messages/useWords.ts"
import * as css from "./Account.css.ts"
import type { PanelHands } from "./LoginPanel.tsx"
import { ProvingForm } from "./ProvingForm.tsx"

/** An account with nothing but a number; the rest is told later. Specification 4, Registration. */
export const QuickPanel = ({
  phone,
  phoneCode,
  onPanel,
  onSignedIn
}: PanelHands & { readonly phone: string; readonly phoneCode: string }) => {
  const { t } = useWords()
  return (
    <div className={css.panel}>
      <p className={css.lead}>{t("account.quick.text")}</p>
      <ProvingForm
        purpose="quick"
        typed={phone.includes("@") ? "" : phone}
        phoneCode={phoneCode}
        onDone={({ signedIn }) => (signedIn === null ? undefined : onSignedIn(signedIn))}
      />
      <p className={css.foot}>
        <button type="button" className={css.link} onClick={() => onPanel("register")}>
          {t("account.quick.whole")}
        </button>
      </p>
    </div>
  )
}
