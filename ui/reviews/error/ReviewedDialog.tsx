import { reviewPath } from "#core/catalogue/links.ts"
import { LinkButton } from "../../kit/Button.tsx"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useTexts } from "../../messages/useTexts.ts"
import { useWords } from "../../messages/useWords.ts"
import { changeReviewPath } from "../own/change-path.ts"
import { OwnReviewCard } from "../own/OwnReviewCard.tsx"
import { useOwnReview } from "../own/useOwnReview.ts"
import { ChangeBrings } from "../write/ChangeBrings.tsx"
import { ReviewLoading } from "../write/ReviewLoading.tsx"
import * as ways from "../write/WriteReview.css.ts"
import * as css from "./ReviewError.css.ts"
import type { ReviewErrorProps } from "./review-error-props.ts"

/** The member has a review of the product, which can be read or changed. Specification 4, Reviews; D-37. */
export const ReviewedDialog = ({ product, onClose }: Pick<ReviewErrorProps, "product" | "onClose">) => {
  useTexts("writing")
  const { t } = useWords()
  const [{ step, own }] = useOwnReview({ product })
  return (
    <Sheet
      open
      title={t("blocker.reviewed.title")}
      onClose={onClose}
      foot={
        <div className={ways.ways}>
          <LinkButton whole to={own === null ? "/account/reviews" : reviewPath(own.review.id)}>
            {t("blocker.reviewed.read")}
          </LinkButton>
          <LinkButton whole look="secondary" to={changeReviewPath(product)}>
            {t("blocker.reviewed.change")}
          </LinkButton>
          <LinkButton whole look="ghost" to="/review/add">
            {t("blocker.reviewed.other")}
          </LinkButton>
        </div>
      }
    >
      <div className={css.words}>
        <Text tone="muted">{t("blocker.reviewed.text")}</Text>
        {step === "reading" ? <ReviewLoading /> : null}
        {own === null ? null : (
          <OwnReviewCard of={own}>
            <ChangeBrings of={own} />
          </OwnReviewCard>
        )}
      </div>
    </Sheet>
  )
}
