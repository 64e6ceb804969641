import { useLocation } from "react-router-dom"
import * as button from "../../kit/Button.css.ts"
import { cx } from "../../kit/cx.ts"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"

const names = { google: "Google", facebook: "Facebook" } as const

/** Log-in with a provider; it leads away and back to this page. D-35. */
export const Providers = ({ google, facebook }: { readonly google: boolean; readonly facebook: boolean }) => {
  const { t } = useWords()
  const { pathname, search } = useLocation()
  const next = encodeURIComponent(pathname + search)
  const offered = [...(google ? (["google"] as const) : []), ...(facebook ? (["facebook"] as const) : [])]
  if (offered.length === 0) return null
  return (
    <>
      <div className={css.providers}>
        {offered.map((provider) => (
          // Leads to another site: no page of ours.
          <a
            key={provider}
            href={`/auth/${provider}/start?next=${next}`}
            rel="external"
            className={cx(button.button.secondary, button.size.normal, button.whole)}
          >
            {t("account.login.with", { provider: names[provider] })}
          </a>
        ))}
      </div>
      <p className={css.or}>{t("account.login.or")}</p>
    </>
  )
}
