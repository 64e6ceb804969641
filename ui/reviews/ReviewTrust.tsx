import { reviewRulesPath } from "#core/catalogue/links.ts"
import type { Review } from "#core/reviews/review.ts"
import { type TrustFact, type TrustKind, trustFactsOf } from "#core/reviews/trust.rule.ts"
import { TextLink } from "../kit/Button.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import type { PageIconName } from "../kit/picture/page-icons.ts"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ReviewTrust.css.ts"
import { useReviewerName } from "./useReviewerName.ts"

const signs: Readonly<Record<TrustKind, PageIconName>> = {
  bought: "bag",
  account: "user",
  photos: "camera",
  ownText: "pen",
  checked: "check"
}

/** Why a review is trusted: what records say of it, facts that do not speak for it included. Closed at first; it needs no script. */
export const ReviewTrust = ({ review }: { readonly review: Review }) => {
  const { t } = useWords()
  const name = useReviewerName()(review.reviewer.userName)
  const { trust, verifiedPurchase: verified, pictures } = review
  if (trust === undefined) return null
  return (
    <details className={css.trust}>
      <summary className={css.head}>
        <Icon name="shield" size={20} />
        <span>
          {t("trust.facts.title")} <Unseen>{t("product.reviews.ofReviewer", { name })}</Unseen>
        </span>
        <Icon name="down" size={20} className={css.sign} />
      </summary>
      <ul className={css.facts}>
        {trustFactsOf({ verified, photos: pictures.length, trust }).map((fact) => (
          <Fact key={fact.kind} of={fact} count={countOf(fact.kind, review)} />
        ))}
      </ul>
      <p className={css.source}>
        {t("trust.facts.source")}{" "}
        <TextLink underlined to={reviewRulesPath}>
          {t("trust.facts.rules")}
        </TextLink>
      </p>
    </details>
  )
}

/** The number that a fact names, if it names one. */
const countOf = (kind: TrustKind, { trust, pictures }: Review): number =>
  kind === "account" ? (trust?.accountDays ?? 0) : kind === "photos" ? pictures.length : 0

const Fact = ({ of: { kind, speaks, weight }, count }: { readonly of: TrustFact; readonly count: number }) => {
  const { t } = useWords()
  const key = `trust.facts.${kind}.${speaks ? "yes" : "no"}` as const
  return (
    <li className={css.fact[speaks ? "yes" : "no"]}>
      <PageIcon name={signs[kind]} size={20} />
      <span>
        <b>{t(key, { count })}</b>
        <span className={css.text}>
          {t(`${key}Text`)}
          {speaks && weight > 0 ? ` ${t("trust.facts.weight", { weight: Math.round(weight * 100) })}` : ""}
        </span>
      </span>
    </li>
  )
}
