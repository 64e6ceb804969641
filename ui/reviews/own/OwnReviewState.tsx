import type { ReviewStatus } from "#core/reviews/review.ts"
import type { OwnReview } from "#core/reviews/writing/own-review.ts"
import { Badge } from "../../kit/picture/Badge.tsx"
import { useWords } from "../../messages/useWords.ts"
import { FoundWords } from "../write/FoundWords.tsx"
import * as css from "./OwnReviews.css.ts"

const looks = { published: "success", held: "warning", hidden: "quiet" } as const satisfies Readonly<
  Record<ReviewStatus, string>
>

/** The state of a review in two words. */
export const OwnReviewBadge = ({ of: { status } }: { readonly of: Pick<OwnReview, "status"> }) => {
  const { t } = useWords()
  return <Badge look={looks[status]}>{t(`writing.own.status.${status}`)}</Badge>
}

/** Why readers do not see a review: what the checks found in it, and what staff say of it. Nothing of a published one. D-41. */
export const OwnReviewReason = ({
  of: { status, findings, decision }
}: {
  readonly of: Pick<OwnReview, "status" | "findings" | "decision">
}) => {
  const { t } = useWords()
  if (status === "published") return null
  return (
    <div className={css.reason}>
      <p>{t(`writing.own.state.${status}`)}</p>
      {findings.length === 0 ? null : (
        <div>
          <p>{t("writing.own.found")}</p>
          <FoundWords findings={findings} className={css.found} />
        </div>
      )}
      {decision?.words ? (
        <div>
          <p>{t("writing.own.said")}</p>
          <blockquote className={css.quote}>{decision.words}</blockquote>
        </div>
      ) : null}
    </div>
  )
}
