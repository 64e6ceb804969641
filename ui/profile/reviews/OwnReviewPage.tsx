import { type ReactNode, useEffect, useState } from "react"
import { useParams } from "react-router-dom"
import { ReviewId } from "#core/reviews/review.ts"
import { LinkButton } from "../../kit/Button.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useI18n } from "../../messages/TextsContext.ts"
import { loadTexts } from "../../messages/texts.browser.ts"
import { useWords } from "../../messages/useWords.ts"
import { OwnReviewCard } from "../../reviews/own/OwnReviewCard.tsx"
import { useOwnReview } from "../../reviews/own/useOwnReview.ts"
import * as css from "../../reviews/write/WriteReview.css.ts"
import { Head } from "../../shop/Head.tsx"
import { OwnReviewActions } from "./OwnReviewActions.tsx"

/** A review that readers do not see, for its author; for others its page is missing. D-41. */
export const OwnReviewPage = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useWords()
  const i18n = useI18n()
  const { id = "" } = useParams()
  const [{ own }] = useOwnReview({ id: ReviewId(id) })
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => {
    loadTexts(i18n, ["writing"]).then(
      () => setHasTexts(true),
      () => {}
    )
  }, [i18n])
  if (own === null || !hasTexts) return children
  return (
    <Page className={css.page}>
      <Head title={t("writing.own.title")} noindex />
      <div className={css.form}>
        <Heading level={1} look="page">
          {t("writing.own.title")}
        </Heading>
        <OwnReviewCard of={own}>
          <OwnReviewActions of={own} />
        </OwnReviewCard>
        <div className={css.ways}>
          <LinkButton look="ghost" to="/account/reviews">
            {t("writing.own.all")}
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
