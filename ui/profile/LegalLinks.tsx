import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import { useTextPath } from "../shop/useTextPath.ts"
import * as css from "./Account.css.ts"

/** Help and legal texts at the end of an account, on narrow screens. D-79. */
export const LegalLinks = () => {
  const { t } = useWords()
  const pathOf = useTextPath()
  const links = [
    { to: pathOf("help"), text: t("shop.footer.helpPage") },
    { to: pathOf("privacy"), text: t("shop.footer.privacy") },
    { to: pathOf("terms"), text: t("shop.footer.terms") }
  ]
  return (
    <div className={css.legal}>
      {links.map(({ to, text }) =>
        to === undefined ? null : (
          <Link key={to} to={to}>
            {text}
          </Link>
        )
      )}
    </div>
  )
}
