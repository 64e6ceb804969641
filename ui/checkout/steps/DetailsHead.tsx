import type { Way } from "#core/pickup/way.rule.ts"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useAppActor } from "../../shop/shop.tsx"
import * as css from "../Checkout.css.ts"

/** The title of the details; a guest is offered to log in, which loses nothing that was typed. Rule 39. */
export const DetailsHead = ({ isMember, way }: { readonly isMember: boolean; readonly way: Way }) => {
  const { t } = useWords()
  return (
    <div>
      <Heading level={1} look="page">
        {t(isMember ? "checkout.title" : "checkout.asGuest")}
      </Heading>
      {isMember ? null : <LoginLine way={way} />}
    </div>
  )
}

const LoginLine = ({ way }: { readonly way: Way }) => {
  const { t } = useWords()
  const overlays = useAppActor("overlays")
  const ask = () => overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
  return (
    <p className={css.alt}>
      {t("checkout.haveAccount")}{" "}
      <button type="button" className={css.textButton} onClick={ask}>
        {t("checkout.login")}
      </button>{" "}
      {t(way === "ship" ? "checkout.loginWhy" : "checkout.loginWhyContact")}
    </p>
  )
}
