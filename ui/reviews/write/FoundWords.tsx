import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import { useWords } from "../../messages/useWords.ts"

/** Words that the checks found in a review, each with what it is. D-41. */
export const FoundWords = ({
  findings,
  className
}: Pick<WriteReviewView, "findings"> & { readonly className?: string }) => {
  const { t } = useWords()
  return (
    <ul className={className}>
      {findings.map(({ code, quote }) => (
        <li key={code + quote}>
          <q>{quote}</q> ({t(`writing.finding.${code}`)})
        </li>
      ))}
    </ul>
  )
}
