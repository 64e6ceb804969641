import { type ComponentProps, type ReactNode, useId } from "react"
import { cx } from "../cx.ts"
import { Icon } from "../picture/Icon.tsx"
import * as css from "./Choice.css.ts"
import * as field from "./Field.css.ts"

interface Worded extends Omit<ComponentProps<"input">, "type" | "children"> {
  readonly children: ReactNode
  /** How many things it represents, already in words. */
  readonly count?: string | undefined
}

/** One of several that may all be chosen. */
export const Checkbox = ({ children, count, error, ...rest }: Worded & { readonly error?: string | undefined }) => {
  const id = useId()
  const problem = error === undefined ? {} : ({ "aria-invalid": true, "aria-describedby": `${id}-error` } as const)
  return (
    <>
      <label className={css.row}>
        <input type="checkbox" className={css.input} {...problem} {...rest} />
        <Icon name="check" size={16} className={css.tick} />
        {children}
        {count === undefined ? null : <span className={css.count}>{count}</span>}
      </label>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={field.error}>
          <Icon name="alert" size={20} />
          {error}
        </p>
      )}
    </>
  )
}

/** One of several of which only one may be chosen. */
export const Radio = ({ children, count, ...rest }: Worded) => (
  <label className={css.row}>
    <input type="radio" className={cx(css.input, css.round)} {...rest} />
    {children}
    {count === undefined ? null : <span className={css.count}>{count}</span>}
  </label>
)
