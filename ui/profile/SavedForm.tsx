import type { ReactNode } from "react"
import { Button } from "../kit/Button.tsx"
import { Form } from "../kit/form/Form.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Forms.css.ts"
import { useUnanswered } from "./useUnanswered.ts"

/** A form of choices that is saved as a whole, and shows whether it was. */
export const SavedForm = ({
  step,
  hasFailed,
  canSave = true,
  wide = false,
  onSave,
  children
}: {
  readonly step: "choosing" | "saving" | "saved"
  readonly hasFailed: boolean
  /** `false`: there is nothing to choose from. */
  readonly canSave?: boolean
  /** As wide as its page. */
  readonly wide?: boolean
  readonly onSave: () => void
  readonly children: ReactNode
}) => {
  const { t } = useWords()
  const unanswered = useUnanswered()
  return (
    <Form className={wide ? css.broad : css.form} onSubmit={onSave}>
      {children}
      {hasFailed ? (
        <Alert look="danger" alert>
          {unanswered}
        </Alert>
      ) : null}
      {step === "saved" ? (
        <Alert look="good" alert>
          {t("profile.saved")}
        </Alert>
      ) : null}
      {canSave ? (
        <Button type="submit" whole className={css.save} busy={step === "saving"}>
          {t("profile.save")}
        </Button>
      ) : null}
    </Form>
  )
}
