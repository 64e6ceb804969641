import { reviewRulesPath } from "#core/catalogue/links.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import { useIsOn } from "../shop/useIsOn.ts"
import { useTextPath } from "../shop/useTextPath.ts"
import * as css from "./TextScreen.css.ts"

/** The texts of the shop beside this one, and how to reach people if none of them helps. */
export const TextAside = ({ slug }: { readonly slug: string }) => {
  const { t } = useWords()
  const isOn = useIsOn()
  const pathOf = useTextPath()
  const { help } = useShop().chrome.shop
  const texts = [
    { slug: "help", name: t("shop.footer.helpPage") },
    { slug: "ingredients-guide", name: t("shop.footer.ingredientsPage") },
    { slug: "about", name: t("shop.footer.aboutPage") },
    { slug: "privacy", name: t("shop.footer.privacy") },
    { slug: "terms", name: t("shop.footer.terms") }
  ].flatMap((text) => {
    const to = pathOf(text.slug)
    return to === undefined || text.slug === slug ? [] : [{ ...text, to }]
  })
  const shown = [
    ...texts,
    ...(isOn("write_review") ? [{ to: reviewRulesPath, name: t("shop.footer.reviewRulesPage") }] : [])
  ]
  const isReachable = help.email !== undefined || help.whatsapp !== undefined
  return (
    <aside className={css.aside}>
      {shown.length > 0 ? (
        <nav aria-labelledby="texts">
          <h2 id="texts" className={css.asideTitle}>
            {t("stores.texts")}
          </h2>
          <ul>
            {shown.map((text) => (
              <li key={text.to}>
                <Link to={text.to} className={css.textLink}>
                  {text.name}
                  <Icon name="right" size={16} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {isReachable ? (
        <section className={css.contact} aria-labelledby="contact">
          <h2 id="contact" className={css.asideTitle}>
            {t("stores.contact")}
          </h2>
          {help.hours ? <p className={css.contactText}>{t("stores.contactHours", { hours: help.hours })}</p> : null}
          {help.email ? (
            <a className={css.contactLink} href={`mailto:${help.email}`}>
              {help.email}
            </a>
          ) : null}
          {help.whatsapp ? (
            <a className={css.contactLink} href={`https://wa.me/${help.whatsapp}`}>
              {t("shop.footer.whatsapp")}
            </a>
          ) : null}
        </section>
      ) : null}
    </aside>
  )
}
