import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"
import type { PanelHandlers } from "./LoginPanel.tsx"
import { OneNumberPanel } from "./OneNumberPanel.tsx"

/** An account with only a number; the rest is asked later. Specification 4, Registration. */
export const QuickPanel = ({
  phone,
  phoneCode,
  onPanel,
  onSignedIn
}: PanelHandlers & { readonly phone: string; readonly phoneCode: string }) => {
  const { t } = useWords()
  return (
    <OneNumberPanel
      purpose="quick"
      lead={t("account.quick.text")}
      phone={phone}
      phoneCode={phoneCode}
      onSignedIn={onSignedIn}
    >
      <button type="button" className={css.link} onClick={() => onPanel("register")}>
        {t("account.quick.whole")}
      </button>
    </OneNumberPanel>
  )
}
