import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"
import { FoundWords } from "./FoundWords.tsx"

/** The words that the shop refused, each with what it is. D-41. */
export const RefusedWords = ({ findings }: Pick<WriteReviewView, "findings">) => {
  const { t } = useWords()
  if (findings.length === 0) return null
  return (
    <Alert look="danger" alert problem>
      <p>{t("writing.finding.title")}</p>
      <FoundWords findings={findings} />
    </Alert>
  )
}
