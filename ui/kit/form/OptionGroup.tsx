import { type ReactNode, useId } from "react"
import { Icon } from "../picture/Icon.tsx"
import * as css from "./Options.css.ts"

/** Options that stand together under a heading, inside grouped `Options`. */
export const OptionGroup = ({
  title,
  aside,
  tour,
  children
}: {
  readonly title: string
  /** What a tour calls it. */
  readonly tour?: string | undefined
  /** Why they stand together. */
  readonly aside?: string | undefined
  readonly children: ReactNode
}) => {
  const id = useId()
  return (
    <fieldset className={css.options} aria-labelledby={id} data-tour={tour}>
      <legend className={css.groupHead}>
        <b id={id} className={css.groupName}>
          {title}
        </b>
        {aside === undefined ? null : <span className={css.aside}>{aside}</span>}
      </legend>
      <div className={css.list}>{children}</div>
    </fieldset>
  )
}

/** Options of a list that a press on one line unfolds. */
export const FoldedOptions = ({
  title,
  open,
  children
}: {
  readonly title: string
  /** One of them is chosen, so they are seen. */
  readonly open: boolean
  readonly children: ReactNode
}) => (
  <details className={css.fold} open={open}>
    <summary className={css.foldHead}>
      <span className={css.foldName}>{title}</span>
      <Icon name="down" size={16} className={css.foldSign} />
    </summary>
    {children}
  </details>
)
