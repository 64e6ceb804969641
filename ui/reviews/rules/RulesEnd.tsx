import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import * as css from "./Rules.css.ts"

/** What each level is earned by. D-44. */
export const Levels = () => {
  const { t } = useWords()
  return (
    <section id="levels" aria-labelledby="levels-title" className={css.section}>
      <Heading level={2} look="section" id="levels-title">
        {t("reviewers.rules.section.levels")}
      </Heading>
      <dl className={css.levels}>
        {(["rising", "diva", "super"] as const).map((level) => (
          <div key={level} className={css.level}>
            <dt lang="en">{t(`reviews.level.${level}`)}</dt>
            <dd className={css.said}>{t(`reviewers.rules.level.${level}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.text}>{t("reviewers.rules.levelNote")}</p>
    </section>
  )
}

/** How to object to a decision, if the shop has named a way to reach it. */
export const Objection = () => {
  const { t } = useWords()
  const { help } = useShop().chrome.shop
  const to = help.whatsapp ? `https://wa.me/${help.whatsapp}` : help.email ? `mailto:${help.email}` : undefined
  if (to === undefined) return null
  return (
    <aside className={css.objection}>
      <b>{t("reviewers.rules.help")}</b> {t("reviewers.rules.helpText")}{" "}
      <a href={to} className={css.link}>
        {t("reviewers.rules.helpLink")}
      </a>
    </aside>
  )
}
