import { useNavigate } from "react-router-dom"
import { reviewPath } from "#core/catalogue/links.ts"
import type { Product } from "#core/catalogue/product.ts"
import { Button, LinkButton } from "../../kit/Button.tsx"
import { Heading, Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useConnectionReturned } from "../../shop/useConnectionReturned.ts"
import { changeReviewPath } from "../own/change-path.ts"
import { OwnReviewCard } from "../own/OwnReviewCard.tsx"
import { useOwnReview } from "../own/useOwnReview.ts"
import { ChangeBrings } from "./ChangeBrings.tsx"
import { ReviewLoading } from "./ReviewLoading.tsx"
import * as css from "./WriteReview.css.ts"

/** One review of a product: the member reads it, or changes it. Specification 4, Reviews; D-37. */
export const AlreadyReviewed = ({ product }: { readonly product: Product }) => {
  const { t } = useWords()
  const navigate = useNavigate()
  const [{ step, own }, send] = useOwnReview({ product: product.id })
  useConnectionReturned(send)
  // The same path: the page would stay where it was scrolled to.
  const openChange = () => {
    navigate(changeReviewPath(product.id), { replace: true })
    scrollTo(0, 0)
  }
  return (
    <div className={css.form}>
      <div role="status" className={css.ways}>
        <Heading level={1} look="page">
          {t("writing.already.title")}
        </Heading>
        <Text tone="muted">{t("writing.already.text")}</Text>
      </div>
      {step === "reading" ? <ReviewLoading /> : null}
      {own === null ? null : (
        <OwnReviewCard of={own}>
          <ChangeBrings of={own} />
        </OwnReviewCard>
      )}
      <div className={css.ways}>
        <LinkButton whole to={own === null ? "/account/reviews" : reviewPath(own.review.id)}>
          {t("writing.already.read")}
        </LinkButton>
        {/* Back from a changed form leaves this address, so that it is asked about. */}
        <Button whole look="secondary" onClick={openChange}>
          {t("writing.already.change")}
        </Button>
        <LinkButton whole look="ghost" to="/review/add">
          {t("writing.already.other")}
        </LinkButton>
      </div>
    </div>
  )
}
