import { expertsPath, reviewerPath } from "#core/catalogue/links.ts"
import type { Reviewer } from "#core/reviews/review.ts"
import { Avatar } from "../kit/picture/Avatar.tsx"
import { Link } from "../kit/text/Link.tsx"
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
        {of.userName === "" ? (
          <b className={css.name}>{name}</b>
        ) : (
          <Link to={reviewerPath(of.userName)} className={css.name}>
            {name}
          </Link>
        )}
        <span className={css.traits}>
          {of.expert ? (
            <Link to={expertsPath} className={css.expert}>
              {t("reviews.expert")}
            </Link>
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
