import type { Reviewer } from "#core/reviews/review.ts"
import { Avatar } from "../kit/picture/Avatar.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ReviewCard.css.ts"
import { useReviewerName } from "./useReviewerName.ts"

/** The reviewer, and what readers with the same skin want to know of them. Rules 31, 33; specification 1, experts. */
export const ReviewerLine = ({ of }: { readonly of: Reviewer }) => {
  const { t } = useWords()
  const name = useReviewerName()(of.userName)
  const age = of.ageBucket && t("reviews.age", { bucket: of.ageBucket })
  const facts = [of.expert && of.title, age, ...of.traits].flatMap((fact) => fact || [])
  return (
    <div className={css.person}>
      <Avatar name={name} level={of.level} expert={of.expert} />
      <div className={css.names}>
        <b className={css.name}>{name}</b>
        <span className={css.traits}>
          {of.expert ? (
            <span className={css.expert}>{t("reviews.expert")}</span>
          ) : (
            <span className={css.level} lang="en">
              {t(`reviews.level.${of.level}`)}
            </span>
          )}
          {facts.map((fact) => (
            <span key={fact}> {fact}</span>
          ))}
        </span>
      </div>
    </div>
  )
}
