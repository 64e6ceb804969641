import type { ReactNode } from "react"
import { reviewRulesPath } from "#core/catalogue/links.ts"
import type { Product } from "#core/catalogue/product.ts"
import { textRules } from "#core/reviews/review-text.rule.ts"
import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import { type AnswerField, asksCombination } from "#core/reviews/writing/answers.rule.ts"
import type { ReviewAsks } from "#core/reviews/writing/answers.ts"
import { TextLink } from "../../kit/Button.tsx"
import { Form } from "../../kit/form/Form.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { ChipsField } from "./AnswerFields.tsx"
import { DetailsField } from "./DetailsField.tsx"
import { FormError, useFormError } from "./FormError.tsx"
import { FormProduct } from "./FormProduct.tsx"
import { RefusedWords } from "./RefusedWords.tsx"
import { StarsField } from "./StarsField.tsx"
import { TagsField } from "./TagsField.tsx"
import { UseFields } from "./UseFields.tsx"
import type { SendToReview } from "./useReviewForm.ts"
import * as css from "./WriteReview.css.ts"

/** Everything a review says, from the first star to the last answer. Specification 3, Review; D-37 to D-39. */
export const WriteReviewForm = ({
  title,
  note,
  product,
  about = null,
  photos,
  asks,
  view,
  onReload,
  end,
  send,
  onSend
}: {
  readonly title: string
  /** Beside the title: whether what is typed is safe. */
  readonly note: ReactNode
  readonly product: Product
  readonly asks: ReviewAsks
  readonly view: WriteReviewView
  /** What is to be known before anything is answered. */
  readonly about?: ReactNode
  readonly photos: ReactNode
  /** Loads the review that is changed again. */
  readonly onReload?: () => void
  /** The button that sends it. */
  readonly end: ReactNode
  readonly send: SendToReview
  readonly onSend: () => void
}) => {
  const { t } = useWords()
  const { answers, unanswered, showsGaps, problem, findings } = view
  const error = useFormError(view)
  // The others are in the words of a photo.
  const inText = findings.filter(({ quote }) => view.details.includes(quote))
  const gap = (field: AnswerField) =>
    showsGaps && unanswered.includes(field) ? t(`writing.problem.${field}`) : undefined
  const named = product.combinations.filter(({ id }) => asks.combinations.includes(id))
  return (
    <Form
      className={css.form}
      long
      onSubmit={() => {
        error.open()
        onSend()
      }}
    >
      <div className={css.head}>
        <Heading level={1} look="page">
          {title}
        </Heading>
        {note}
      </div>
      <FormProduct of={product} boughtAt={view.boughtAt} />
      {about}
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
            : inText.length > 0
              ? t("writing.finding.title")
              : undefined
        }
        onType={(details) => send({ type: "details.typed", details })}
      >
        <RefusedWords findings={inText} />
      </DetailsField>
      <UseFields answers={answers} gap={gap} send={send} />
      {photos}
      <TagsField offered={asks.tags} taken={answers.tags} send={send} />
      <p>
        <TextLink underlined to={reviewRulesPath}>
          {t("shop.footer.reviewRulesPage")}
        </TextLink>
      </p>
      <FormError product={product.id} view={view} of={error} send={send} onReload={onReload} />
      {end}
    </Form>
  )
}
