import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"
import type { PanelHandlers } from "./LoginPanel.tsx"

/** The ways from a new account to one that exists already. */
export const HaveAccount = ({ onPanel }: Pick<PanelHandlers, "onPanel">) => {
  const { t } = useWords()
  return (
    <div className={css.beside}>
      <p className={css.foot}>
        {t("account.register.haveAccount")}{" "}
        <button type="button" className={css.link} onClick={() => onPanel("login")}>
          {t("account.register.login")}
        </button>
      </p>
      <p className={css.foot}>
        <button type="button" className={css.quiet} onClick={() => onPanel("store")}>
          {t("account.store.offer")}
        </button>
      </p>
    </div>
  )
}
