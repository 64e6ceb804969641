import { reviewerPath, reviewPath } from "#core/catalogue/links.ts"
import { avatarAddress } from "#core/profile/profile.ts"
import type { BestReview, Expert } from "#core/reviews/reviewers/reviewer.ts"
import { Avatar } from "../../kit/picture/Avatar.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Picture } from "../../kit/picture/Picture.tsx"
import { Stars } from "../../kit/picture/Rating.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./People.css.ts"

/** An expert: who they are, what they say, and their most helpful reviews. Specification 1, experts. */
export const ExpertCard = ({ of: { reviewer, image, counts, quote, best } }: { readonly of: Expert }) => {
  const { t } = useWords()
  return (
    <article className={css.card}>
      <div className={css.person}>
        <Avatar
          name={reviewer.userName}
          src={image === undefined ? undefined : avatarAddress(image, "small")}
          level={reviewer.level}
          expert
        />
        <div className={css.names}>
          <h3 className={css.name}>
            <Link to={reviewerPath(reviewer.userName)} className={css.nameLink}>
              {reviewer.userName}
            </Link>
          </h3>
          <p className={css.facts}>
            <span className={css.expert}>{t("reviews.expert")}</span>
            {reviewer.title ? <span> {reviewer.title}</span> : null}
          </p>
          <p className={css.facts}>
            <span>{t("reviewers.expert.reviews", { count: counts.reviews })} </span>
            <span>{t("reviewers.expert.helped", { count: counts.likes })}</span>
          </p>
        </div>
      </div>
      {quote === undefined ? null : <blockquote className={css.quote}>“{quote}”</blockquote>}
      <div className={css.best}>
        <p className={css.bestTitle}>{t(best.length > 0 ? "reviewers.expert.best" : "reviewers.expert.noReviews")}</p>
        <ul>
          {best.map((review) => (
            <li key={review.id}>
              <Best of={review} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

const Best = ({ of: { id, productName, rating, picture } }: { readonly of: BestReview }) => {
  const words = useWords()
  return (
    <Link to={reviewPath(id)} className={css.bestLink}>
      {picture ? <Picture of={picture} shape="small" sizes="48px" alt="" className={css.picture} /> : <span />}
      <span>
        <b className={css.product}>{productName}</b>
        <span className={css.rated}>
          <Stars of={rating} /> <b>{words.rating(rating)}</b>
        </span>
      </span>
      <Icon name="right" size={20} />
    </Link>
  )
}

/** Experts side by side. */
export const ExpertCards = ({ experts }: { readonly experts: ReadonlyArray<Expert> }) => (
  <ul className={css.cards}>
    {experts.map((expert) => (
      <li key={expert.reviewer.userName}>
        <ExpertCard of={expert} />
      </li>
    ))}
  </ul>
)
