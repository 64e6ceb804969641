import { type ReactNode, useId } from "react"
import { useWords } from "../../messages/useWords.ts"
import { Icon } from "../picture/Icon.tsx"
import * as css from "./Field.css.ts"

/** Frame of one form field. */
export interface FieldFrameProps {
  readonly label: string
  readonly hint?: string | undefined
  /** What to do about it, in the reader's language. Rule 44. */
  readonly error?: string | undefined
  readonly optional?: boolean
  /** Filled in and right: shows a tick. Rule 42. */
  readonly right?: boolean
}

interface Inside {
  readonly id: string
  readonly "aria-invalid": true | undefined
  readonly "aria-describedby": string | undefined
}

/** Frame of one form field: its name above it, always visible, and its problem below. Rules 41, 42. */
export const FieldFrame = ({
  label,
  hint,
  error,
  optional = false,
  id: given,
  children
}: FieldFrameProps & { readonly id?: string | undefined; readonly children: (inside: Inside) => ReactNode }) => {
  const { t } = useWords()
  const made = useId()
  const id = given ?? made
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ")
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optional ? <span className={css.optional}> {t("shop.field.optional")}</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy || undefined })}
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          <Icon name="alert" size={20} />
          {error}
        </p>
      ) : null}
    </div>
  )
}
