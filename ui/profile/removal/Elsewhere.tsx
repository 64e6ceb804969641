import { Icon } from "../../kit/picture/Icon.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useTextPath } from "../../shop/useTextPath.ts"
import * as css from "../Forms.css.ts"

/** Where else a member decides about what is stored. */
export const Elsewhere = () => {
  const { t } = useWords()
  const privacy = useTextPath()("privacy")
  return (
    <section className={css.elsewhere} aria-labelledby="data-more">
      <Heading level={2} look="part" id="data-more">
        {t("profile.data.more")}
      </Heading>
      <ul className={css.entries}>
        {[
          { to: "/account/newsletter", name: t("profile.pages.newsletter"), about: t("profile.pagesAbout.newsletter") },
          { to: "/account/security", name: t("profile.pages.security"), about: t("profile.pagesAbout.security") },
          ...(privacy === undefined ? [] : [{ to: privacy, name: t("shop.footer.privacy"), about: "" }])
        ].map(({ to, name, about }) => (
          <li key={to}>
            <Link to={to} className={css.entry}>
              <span className={css.entryWords}>
                {name}
                {about === "" ? null : <span className={css.quiet}>{about}</span>}
              </span>
              <Icon name="right" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
