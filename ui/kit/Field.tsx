import { type ComponentProps, useId } from "react"
import { useWords } from "../messages/useWords.ts"
import { cx } from "./cx.ts"
import * as css from "./Field.css.ts"
import { Icon } from "./Icon.tsx"

/** One thing to type, with its name above it, always visible. Rules 41, 42. */
export const Field = ({
  label,
  hint,
  error,
  optional = false,
  before,
  compact = false,
  ...rest
}: ComponentProps<"input"> & {
  readonly label: string
  readonly hint?: string
  /** What to do about it, in the reader's language. Rule 44. */
  readonly error?: string | undefined
  readonly optional?: boolean
  /** Stands inside the box and is not typed: `Rp`, `+62`. */
  readonly before?: string
  readonly compact?: boolean
}) => {
  const { t } = useWords()
  const id = useId()
  const told = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ")
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
      <span className={cx(css.box, compact && css.compact)}>
        {before ? <span className={css.fix}>{before}</span> : null}
        <input
          id={id}
          className={cx(css.control, compact && css.narrowText)}
          aria-invalid={error ? true : undefined}
          aria-describedby={told || undefined}
          {...rest}
        />
      </span>
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          <Icon name="alert" size={20} />
          {error}
        </p>
      ) : null}
    </div>
  )
}
