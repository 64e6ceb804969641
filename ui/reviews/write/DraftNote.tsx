import { useState } from "react"
import type { Instant } from "#core/kernel/moment.ts"
import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import { isEmptyDraft } from "#core/reviews/writing/draft.rule.ts"
import { Icon } from "../../kit/picture/Icon.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./WriteReview.css.ts"

/** Whether what is typed is safe: continued from before, or stored since. */
export const DraftNote = ({
  view,
  restoredAt
}: {
  readonly view: WriteReviewView
  readonly restoredAt: Instant | undefined
}) => {
  const { t, moment } = useWords()
  const [before] = useState(view)
  const isAsBefore = view.details === before.details && view.answers === before.answers
  if (isAsBefore)
    return restoredAt === undefined ? null : (
      <span className={css.saved}>{t("writing.restored", { moment: moment(restoredAt) })}</span>
    )
  if (isEmptyDraft(view)) return null
  return (
    <span className={css.saved}>
      <Icon name="check" size={16} />
      {t("writing.draft")}
    </span>
  )
}
