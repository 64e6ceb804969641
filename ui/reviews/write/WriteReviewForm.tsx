import type { Product } from "#core/catalogue/product.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { textRules } from "#core/reviews/review-text.rule.ts"
import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import { type AnswerField, asksCombination } from "#core/reviews/writing/answers.rule.ts"
import { type ReviewAsks, usageTimes } from "#core/reviews/writing/answers.ts"
import { TextLink } from "../../kit/Button.tsx"
import { Form } from "../../kit/form/Form.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useOnline } from "../../kit/useOnline.ts"
import { useWords } from "../../messages/useWords.ts"
import { useTextPath } from "../../shop/useTextPath.ts"
import { durationIn } from "../duration.ts"
import { ChipsField, YesNoField } from "./AnswerFields.tsx"
import { DetailsField } from "./DetailsField.tsx"
import { DraftNote } from "./DraftNote.tsx"
import { ProductOfReview } from "./ProductOfReview.tsx"
import { RefusedWords } from "./RefusedWords.tsx"
import { StarsField } from "./StarsField.tsx"
import type { SendToReview } from "./useWriteReview.ts"
import * as css from "./WriteReview.css.ts"
import { WriteReviewBar } from "./WriteReviewBar.tsx"

/** Everything a review says, from the first star to the last answer. Specification 3, Review; D-37 to D-39. */
export const WriteReviewForm = ({
  product,
  asks,
  view,
  restoredAt,
  send
}: {
  readonly product: Product
  readonly asks: ReviewAsks
  readonly view: WriteReviewView
  /** When the draft that the form began with was typed. */
  readonly restoredAt: Instant | undefined
  readonly send: SendToReview
}) => {
  const { t, say } = useWords()
  const online = useOnline()
  const rules = useTextPath()("review-rules")
  const { answers, unanswered, showsGaps, problem, failure, findings } = view
  const gap = (field: AnswerField) =>
    showsGaps && unanswered.includes(field) ? t(`writing.problem.${field}`) : undefined
  const named = product.combinations.filter(({ id }) => asks.combinations.includes(id))
  return (
    <Form className={css.form} long onSubmit={() => send({ type: "review.sent" })}>
      <div className={css.head}>
        <Heading level={1} look="page">
          {t("writing.title")}
        </Heading>
        <DraftNote view={view} restoredAt={restoredAt} />
      </div>
      <ProductOfReview product={product} />
      {asksCombination(asks) ? (
        <ChipsField
          legend={t(`writing.which.${product.attribute}`)}
          choices={named.map(({ id, name, hex }) => ({
            value: id,
            name,
            sign: hex === undefined ? null : <span className={css.colour} style={{ backgroundColor: hex }} />
          }))}
          chosen={answers.combination}
          error={gap("combination")}
          onChoose={(combination) => send({ type: "answer.chosen", answers: { combination } })}
        />
      ) : null}
      <StarsField view={view} asks={asks} error={gap("stars")} send={send} />
      <DetailsField
        view={view}
        error={
          problem !== null
            ? t(`writing.problem.${problem}`, { least: textRules.textLeast, most: textRules.textMost })
            : findings.length > 0
              ? t("writing.finding.title")
              : undefined
        }
        onType={(details) => send({ type: "details.typed", details })}
      >
        <RefusedWords findings={findings} />
      </DetailsField>
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
      {rules === undefined ? null : (
        <p>
          <TextLink underlined to={rules}>
            {t("shop.footer.reviewRulesPage")}
          </TextLink>
        </p>
      )}
      {failure === null || findings.length > 0 ? null : (
        <Alert look="danger" alert>
          {online ? say(failure) : t("writing.offline")}
        </Alert>
      )}
      <WriteReviewBar view={view} />
    </Form>
  )
}
