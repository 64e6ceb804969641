import { reviewPath } from "#core/catalogue/links.ts"
import type { OwnReview } from "#core/reviews/writing/own-review.ts"
import { Button, LinkButton } from "../../kit/Button.tsx"
import { useWords } from "../../messages/useWords.ts"
import { changeReviewPath } from "../../reviews/own/change-path.ts"
import * as forms from "../Forms.css.ts"

/** What an author can do with a review: change or remove it, and read it as readers do once it is published. */
export const OwnReviewActions = ({
  of: { review, productName: product, status },
  onRemove
}: {
  readonly of: OwnReview
  /** Absent: it cannot be removed here. */
  readonly onRemove?: () => void
}) => {
  const { t } = useWords()
  return (
    <>
      <LinkButton
        look="secondary"
        size="small"
        to={changeReviewPath(review.productId)}
        aria-label={t("writing.own.changeOf", { product })}
      >
        {t("writing.own.change")}
      </LinkButton>
      {status === "published" ? (
        <LinkButton
          look="ghost"
          size="small"
          to={reviewPath(review.id)}
          aria-label={t("writing.own.readOf", { product })}
        >
          {t("writing.own.read")}
        </LinkButton>
      ) : null}
      {onRemove === undefined ? null : (
        <Button
          look="ghost"
          size="small"
          className={forms.dangerQuiet}
          aria-label={t("writing.own.removeOf", { product })}
          onClick={onRemove}
        >
          {t("writing.own.remove")}
        </Button>
      )}
    </>
  )
}
