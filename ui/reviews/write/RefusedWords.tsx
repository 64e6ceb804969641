import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import { FoundWords } from "./FoundWords.tsx"

/** The words that the shop refused, each with what it is. D-41. */
export const RefusedWords = ({ findings }: Pick<WriteReviewView, "findings">) =>
  findings.length === 0 ? null : <FoundWords findings={findings} />
