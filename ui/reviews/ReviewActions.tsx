import { useSelector } from "@xstate/react"
import { publicReaction, viewReaction } from "#core/reviews/reactions/reactions.view.ts"
import type { Review } from "#core/reviews/review.ts"
import { Button } from "../kit/Button.tsx"
import { warmSheets } from "../kit/overlay/Sheet.tsx"
import { Drawing } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { useWords } from "../messages/useWords.ts"
import { sameFields } from "../shop/useView.ts"
import * as css from "./ReviewCard.css.ts"
import type { Reactions } from "./useReactions.tsx"
import { useReviewerName } from "./useReviewerName.ts"

/** Shape from Lucide, as in `icons.ts`. */
const bookmark = "m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z"

/** What a reader does with a review: it helped, it is found again, it is reported. D-43. */
export const ReviewActions = ({ review, reactions }: { readonly review: Review; readonly reactions: Reactions }) => {
  const { t } = useWords()
  const name = useReviewerName()(review.reviewer.userName)
  const { likes, hasLiked, hasBookmarked, isOwn } = useSelector(
    reactions.actor,
    (snapshot) => (snapshot === undefined ? publicReaction(review) : viewReaction(snapshot, review)),
    sameFields
  )
  const helpful = likes > 0 ? t("product.reviews.helpful", { count: likes }) : t("product.reviews.helpfulFirst")
  const toggle = (kind: "like" | "bookmark", isOn: boolean) => ({
    look: isOn ? ("secondary" as const) : ("ghost" as const),
    size: "small" as const,
    "aria-pressed": isOn,
    onPointerEnter: warmSheets,
    onFocus: warmSheets,
    onClick: () => reactions.press(kind, review.id, !isOn)
  })
  return (
    <div className={css.foot}>
      {isOwn ? (
        <span className={css.own}>{likes > 0 ? helpful : null}</span>
      ) : (
        <Button {...toggle("like", hasLiked)} aria-label={`${helpful}, ${t("product.reviews.ofReviewer", { name })}`}>
          <PageIcon name="like" size={16} />
          {helpful}
        </Button>
      )}
      <Button {...toggle("bookmark", hasBookmarked)} aria-label={t("product.reviews.bookmark", { name })}>
        <Drawing path={bookmark} size={16} />
      </Button>
      {isOwn ? null : (
        <Button
          look="ghost"
          size="small"
          className={css.end}
          aria-label={`${t("product.reviews.report.open")}: ${t("product.reviews.ofReviewer", { name })}`}
          onPointerEnter={warmSheets}
          onFocus={warmSheets}
          onClick={() => reactions.press("report", review.id, true)}
        >
          {t("product.reviews.report.open")}
        </Button>
      )}
    </div>
  )
}
