import type { AnswerField } from "#core/reviews/writing/answers.rule.ts"
import { type Answers, usageTimes } from "#core/reviews/writing/answers.ts"
import { useWords } from "../../messages/useWords.ts"
import { durationIn } from "../duration.ts"
import { ChipsField, YesNoField } from "./AnswerFields.tsx"
import type { SendToReview } from "./useReviewForm.ts"

/** How long the product was used, and whether it is recommended and bought again. Specification 3, Review. */
export const UseFields = ({
  answers,
  gap,
  send
}: {
  readonly answers: Answers
  /** What is said of a question without an answer. */
  readonly gap: (field: AnswerField) => string | undefined
  readonly send: SendToReview
}) => {
  const { t } = useWords()
  return (
    <>
      <ChipsField
        legend={t("writing.duration")}
        choices={usageTimes.map((time) => ({ value: time, name: durationIn({ t }, time) }))}
        chosen={answers.durationOfUse}
        error={gap("durationOfUse")}
        onChoose={(durationOfUse) => send({ type: "answer.chosen", answers: { durationOfUse } })}
      />
      <div>
        <YesNoField
          legend={t("writing.recommended")}
          chosen={answers.recommended}
          error={gap("recommended")}
          onChoose={(recommended) => send({ type: "answer.chosen", answers: { recommended } })}
        />
        <YesNoField
          legend={t("writing.repurchase")}
          chosen={answers.repurchase}
          error={gap("repurchase")}
          onChoose={(repurchase) => send({ type: "answer.chosen", answers: { repurchase } })}
        />
      </div>
    </>
  )
}
