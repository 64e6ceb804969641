import { reviewRulesPath } from "#core/catalogue/links.ts"
import { TextLink } from "../../kit/Button.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./People.css.ts"

/** What experts are, at the top of their pages. */
export const ExpertHero = ({ title, total }: { readonly title: string; readonly total: number }) => {
  const { t } = useWords()
  return (
    <div className={css.hero}>
      <p className={css.mark}>
        <Icon name="badge" size={16} />
        {t("reviewers.expert.mark")}
      </p>
      <Heading level={1} look="page" className={css.heroTitle}>
        {title}
      </Heading>
      {total > 0 ? <p className={css.heroText}>{t("reviewers.expert.about", { count: total })}</p> : null}
    </div>
  )
}

/** How one becomes an expert: the mark is not for sale. */
export const NotSold = () => {
  const { t } = useWords()
  return (
    <aside className={css.notSold}>
      <Icon name="badge" size={20} />
      <p>
        <b>{t("reviewers.expert.notSold")}</b> {t("reviewers.expert.notSoldText")}{" "}
        <TextLink underlined to={reviewRulesPath}>
          {t("trust.facts.rules")}
        </TextLink>
      </p>
    </aside>
  )
}
