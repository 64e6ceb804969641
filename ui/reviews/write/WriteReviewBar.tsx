import { textRules } from "#core/reviews/review-text.rule.ts"
import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import { Button } from "../../kit/Button.tsx"
import { formatClock } from "../../messages/format.ts"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./WriteReview.css.ts"

/** What is still missing, and the button that publishes; it is never disabled. Rule 35. */
export const WriteReviewBar = ({
  view: { step, until, unanswered, lacking, unfit, photos },
  ready,
  press
}: {
  readonly view: WriteReviewView
  /** That nothing is missing; ready to publish if absent. */
  readonly ready?: string
  /** What the button does; publishes if absent. */
  readonly press?: string
}) => {
  const { t } = useWords()
  const standing =
    step === "paused" && until !== null
      ? t("writing.bar.paused", { time: formatClock(until) })
      : unanswered.includes("stars")
        ? t("writing.bar.start")
        : unanswered.length > 0
          ? t("writing.bar.open", { count: unanswered.length })
          : lacking > 0
            ? t("writing.lacking", { count: lacking })
            : unfit === "maximum" || unfit === "repeated"
              ? t(`writing.problem.${unfit}`, { most: textRules.textMost })
              : photos.failed > 0
                ? t("writing.photos.unsent", { count: photos.failed })
                : photos.pending > 0
                  ? t("writing.photos.pending", { count: photos.pending })
                  : (ready ?? t("writing.bar.ready"))
  return (
    <div className={css.bar}>
      <span className={css.barText}>{standing}</span>
      <Button type="submit" busy={step === "sending" || step === "checking"}>
        {press ?? t("writing.publish")}
      </Button>
    </div>
  )
}
