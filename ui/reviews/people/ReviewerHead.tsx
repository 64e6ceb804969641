import { expertsPath } from "#core/catalogue/links.ts"
import { avatarAddress, type BadgeId } from "#core/profile/profile.ts"
import type { ReviewerProfile } from "#core/reviews/reviewers/reviewer.ts"
import { useMember } from "../../account/useMember.ts"
import { TextLink } from "../../kit/Button.tsx"
import { Avatar } from "../../kit/picture/Avatar.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import type { PageIconName } from "../../kit/picture/page-icons.ts"
import { Link } from "../../kit/text/Link.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./People.css.ts"

const signs: Readonly<Record<BadgeId, PageIconName>> = {
  "first-review": "pen",
  "five-photos": "camera",
  "first-to-review": "trend",
  "one-year": "heart"
}

/** Who a reviewer is, as far as everybody may see: level or field, skin, what they wrote in numbers. */
export const ReviewerHead = ({ of }: { readonly of: ReviewerProfile }) => {
  const { t } = useWords()
  const facts = [of.ageBucket && t("reviewers.one.ageYears", { bucket: of.ageBucket }), ...of.traits]
  return (
    <>
      <div className={css.who}>
        <Avatar
          name={of.userName}
          src={of.image === undefined ? undefined : avatarAddress(of.image, "large")}
          level={of.level}
          expert={of.expert}
        />
        <div className={css.names}>
          <Heading level={1} look="page" className={css.whoName}>
            {of.userName}
          </Heading>
          {of.expert ? (
            <p className={css.expertLine}>
              <Link to={expertsPath} className={css.expert}>
                {t("reviews.expert")}
              </Link>
              {of.title ? <span> {of.title}</span> : null}
            </p>
          ) : (
            <p className={css.level} lang="en">
              {t(`reviews.level.${of.level}`)}
            </p>
          )}
        </div>
      </div>
      <ul className={css.traits} aria-label={t("reviewers.one.facts", { name: of.userName })}>
        {facts.map((fact) => (fact ? <li key={fact}>{fact}</li> : null))}
      </ul>
      <Own userName={of.userName} />
      {of.counts.reviews > 0 ? <Numbers of={of} /> : null}
      <Badges of={of} />
    </>
  )
}

const Own = ({ userName }: Pick<ReviewerProfile, "userName">) => {
  const { t } = useWords()
  const viewer = useMember()
  if (viewer.kind !== "member" || viewer.member.userName !== userName) return null
  return (
    <p className={css.own}>
      {t("reviewers.one.own")} <TextLink to="/account/profile">{t("reviewers.one.edit")}</TextLink>
    </p>
  )
}

const Numbers = ({ of: { counts, meanRating = 0 } }: { readonly of: ReviewerProfile }) => {
  const { t, count, rating } = useWords()
  return (
    <>
      <dl className={css.numbers}>
        {(["reviews", "likes", "photos"] as const).map((name) => (
          <div key={name} className={css.number}>
            <dt>{t(`reviewers.one.${name}`)}</dt>
            <dd className={css.figure}>{count(counts[name])}</dd>
          </div>
        ))}
      </dl>
      <p className={css.bought}>
        <Icon name="shield" size={16} />
        {t("reviewers.one.verified", {
          verified: count(counts.verified),
          reviews: count(counts.reviews),
          mean: rating(meanRating)
        })}
      </p>
    </>
  )
}

const Badges = ({ of: { badges } }: { readonly of: ReviewerProfile }) => {
  const { t } = useWords()
  if (badges.length === 0) return null
  return (
    <section>
      <Heading level={2} look="part">
        {t("reviewers.one.badges")}
      </Heading>
      <ul className={css.badges}>
        {badges.map(({ id }, place) => (
          <li key={id} className={css.badge}>
            <span className={css.badgeSign[place % 2 === 0 ? "even" : "odd"]}>
              <PageIcon name={signs[id]} size={24} />
            </span>
            {t(`reviewers.badge.${id}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
