import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import * as css from "../Account.css.ts"

/** The way to the people of the shop, if the merchant has named one. Rule 44. */
export const HelpLink = () => {
  const { t } = useWords()
  const { help } = useShop().chrome.shop
  if (help.email)
    return (
      <a className={css.quiet} href={`mailto:${help.email}`}>
        {help.email}
      </a>
    )
  return help.whatsapp ? (
    <a className={css.quiet} href={`https://wa.me/${help.whatsapp}`}>
      {t("shop.footer.whatsapp")}
    </a>
  ) : null
}
