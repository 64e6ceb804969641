import type { TextPage } from "#core/stores/store.ts"
import { Fold } from "../kit/Accordion.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./TextScreen.css.ts"

/** A text of the shop, on its page or in a dialog. */
export const TextBody = ({
  page: { paragraphs, questions },
  hasLead = false
}: {
  readonly page: TextPage
  /** Begins with larger words, as a page of its own does. */
  readonly hasLead?: boolean
}) => {
  const { t } = useWords()
  return (
    <>
      <div className={css.text}>
        {paragraphs.map((paragraph, place) => (
          <p key={paragraph} className={hasLead && place === 0 && paragraphs.length > 1 ? css.lead : undefined}>
            {paragraph}
          </p>
        ))}
      </div>
      {questions.length > 0 ? (
        <section className={css.questions}>
          <h2 className={css.questionsTitle}>{t("stores.questions")}</h2>
          {questions.map(({ question, answer }) => (
            <Fold key={question} title={question}>
              {answer}
            </Fold>
          ))}
        </section>
      ) : null}
    </>
  )
}
