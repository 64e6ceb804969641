import { type ComponentProps, type ReactNode, useId } from "react"
import { useWords } from "../../messages/useWords.ts"
import { cx } from "../cx.ts"
import { Icon } from "../picture/Icon.tsx"
import * as css from "./Field.css.ts"

interface Around {
  readonly label: string
  readonly hint?: string | undefined
  /** What to do about it, in the reader's language. Rule 44. */
  readonly error?: string | undefined
  readonly optional?: boolean
  /** Filled in and right: says so with a tick. Rule 42. */
  readonly right?: boolean
}

interface Inside {
  readonly id: string
  readonly "aria-invalid": true | undefined
  readonly "aria-describedby": string | undefined
}

/** What stands around one thing to fill in: its name above it, always visible, and what is wrong below. Rules 41, 42. */
export const Around = ({
  label,
  hint,
  error,
  optional = false,
  id: given,
  children
}: Around & { readonly id?: string | undefined; readonly children: (inside: Inside) => ReactNode }) => {
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

const Tick = ({ shown }: { readonly shown: boolean }) =>
  shown ? <Icon name="check" size={20} className={css.tick} /> : null

/** One thing to type. */
export const Field = ({
  label,
  hint,
  error,
  optional,
  right = false,
  before,
  after,
  compact = false,
  id,
  ...rest
}: ComponentProps<"input"> &
  Around & {
    /** Stands inside the box and is not typed: `Rp`, `+62`. */
    readonly before?: ReactNode
    /** A button inside the box, behind what is typed. */
    readonly after?: ReactNode
    readonly compact?: boolean
  }) => (
  <Around label={label} hint={hint} error={error} optional={optional ?? false} id={id}>
    {(inside) => (
      <span className={cx(css.box, compact && css.compact)}>
        {before ? <span className={css.fix}>{before}</span> : null}
        <input className={cx(css.control, compact && css.narrowText)} {...inside} {...rest} />
        <Tick shown={right && !error} />
        {after}
      </span>
    )}
  </Around>
)

/** Several lines to type. */
export const LongField = ({
  label,
  hint,
  error,
  optional,
  id,
  ...rest
}: ComponentProps<"textarea"> & Omit<Around, "right">) => (
  <Around label={label} hint={hint} error={error} optional={optional ?? false} id={id}>
    {(inside) => (
      <span className={cx(css.box, css.long)}>
        <textarea className={css.control} rows={2} {...inside} {...rest} />
      </span>
    )}
  </Around>
)

/** One of a few to choose, in the browser's own list. */
export const ChoiceField = ({
  label,
  hint,
  error,
  optional,
  id,
  children,
  ...rest
}: ComponentProps<"select"> & Omit<Around, "right">) => (
  <Around label={label} hint={hint} error={error} optional={optional ?? false} id={id}>
    {(inside) => (
      <span className={css.box}>
        <select className={cx(css.control, css.list)} {...inside} {...rest}>
          {children}
        </select>
        <Icon name="down" size={20} className={css.sign} />
      </span>
    )}
  </Around>
)
