import type { ReactNode } from "react"
import { Button } from "../kit/Button.tsx"
import { Form } from "../kit/form/Form.tsx"
import { Told } from "../kit/text/Alert.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Forms.css.ts"

/** A form of choices that is saved as a whole, and says whether it was. */
export const SavedForm = ({
  step,
  hasFailed,
  canSave = true,
  onSave,
  children
}: {
  readonly step: "choosing" | "saving" | "saved"
  readonly hasFailed: boolean
  /** `false`: there is nothing to choose from. */
  readonly canSave?: boolean
  readonly onSave: () => void
  readonly children: ReactNode
}) => {
  const { t } = useWords()
  return (
    <Form className={css.form} onSubmit={onSave}>
      {children}
      {hasFailed ? (
        <Told look="danger" alert>
          {t("failure.Unavailable")}
        </Told>
      ) : null}
      {step === "saved" ? (
        <Told look="good" alert>
          {t("profile.saved")}
        </Told>
      ) : null}
      {canSave ? (
        <Button type="submit" busy={step === "saving"}>
          {t("profile.save")}
        </Button>
      ) : null}
    </Form>
  )
}
