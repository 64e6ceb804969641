import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import { useWords } from "../../messages/useWords.ts"

/** The words that the shop refused, each with what it is. D-41. */
export const RefusedWords = ({ findings }: Pick<WriteReviewView, "findings">) => {
  const { t } = useWords()
  if (findings.length === 0) return null
  return (
    <ul>
      {findings.map(({ code, quote }) => (
        <li key={code + quote}>
          <q>{quote}</q> ({t(`writing.finding.${code}`)})
        </li>
      ))}
    </ul>
  )
}
