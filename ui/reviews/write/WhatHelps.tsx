import { reviewRulesPath } from "#core/catalogue/links.ts"
import { TextLink } from "../../kit/Button.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { PointsNote } from "./PointsNote.tsx"
import * as css from "./WriteReview.css.ts"

/** What readers want to know of a review, before one is begun. */
export const WhatHelps = () => {
  const { t } = useWords()
  return (
    <section className={css.helping}>
      <Heading level={2} look="part">
        {t("writing.helps.title")}
      </Heading>
      <ul className={css.helps}>
        {(["skin", "time", "both"] as const).map((one) => (
          <li key={one} className={css.helpful}>
            <Icon name="check" />
            {t(`writing.helps.${one}`)}
          </li>
        ))}
      </ul>
      <PointsNote />
      <TextLink underlined to={reviewRulesPath}>
        {t("shop.footer.reviewRulesPage")}
      </TextLink>
    </section>
  )
}
