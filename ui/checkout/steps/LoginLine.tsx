import { useWords } from "../../messages/useWords.ts"
import { useAppActor } from "../../shop/shop.tsx"
import * as css from "../Checkout.css.ts"

/** Offers a guest to log in, which loses nothing that was typed. */
export const LoginLine = () => {
  const { t } = useWords()
  const overlays = useAppActor("overlays")
  const ask = () => overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
  return (
    <p className={css.alt}>
      {t("checkout.haveAccount")}{" "}
      <button type="button" className={css.textButton} onClick={ask}>
        {t("checkout.login")}
      </button>{" "}
      {t("checkout.loginWhy")}
    </p>
  )
}
