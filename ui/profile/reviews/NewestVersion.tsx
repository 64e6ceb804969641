import type { OwnReview } from "#core/reviews/writing/own-review.ts"
import { Button } from "../../kit/Button.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../../reviews/write/WriteReview.css.ts"

/** The review as it is stored now, beside a change that was typed before. */
export const NewestVersion = ({ of: { review }, onUse }: { readonly of: OwnReview; readonly onUse: () => void }) => {
  const { t } = useWords()
  return (
    <Alert alert>
      <p>{t("writing.change.newer")}</p>
      <blockquote className={css.newest}>{review.details}</blockquote>
      <Button look="secondary" size="small" onClick={onUse}>
        {t("writing.change.useNewest")}
      </Button>
    </Alert>
  )
}
