import { type ReactNode, useId } from "react"
import { cx } from "../cx.ts"
import * as css from "./Options.css.ts"

/** A few things of which one is chosen, each with what one must know of it: couriers, banks. Rule 48: no button to apply. */
export const Options = ({
  legend,
  quiet = false,
  error,
  grouped = false,
  children
}: {
  readonly legend: string
  /** A heading names it already. */
  readonly quiet?: boolean
  readonly error?: string | undefined
  /** The children are groups with lists of their own (`OptionGroup.tsx`). */
  readonly grouped?: boolean
  readonly children: ReactNode
}) => {
  const id = useId()
  return (
    <fieldset className={css.options} {...(error ? { "aria-invalid": true, "aria-describedby": id } : {})}>
      <legend className={quiet ? css.unseen : css.legend}>{legend}</legend>
      {error ? (
        <p id={id} className={css.error} role="alert">
          {error}
        </p>
      ) : null}
      <div className={grouped ? css.groups : css.list}>{children}</div>
    </fieldset>
  )
}

/** One of them. */
export const Option = ({
  name,
  value,
  chosen,
  out = false,
  title,
  text,
  end,
  onChoose
}: {
  readonly name: string
  readonly value: string
  readonly chosen: boolean
  /** It is not available; `text` gives the reason. */
  readonly out?: boolean
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly end?: ReactNode
  readonly onChoose: () => void
}) => (
  <label className={cx(css.option, out && css.out)}>
    <input
      type="radio"
      className={css.input}
      name={name}
      value={value}
      checked={chosen}
      disabled={out}
      onChange={onChoose}
    />
    <span className={css.words}>
      <b className={css.title}>{title}</b>
      {text ? <span className={css.text}>{text}</span> : null}
    </span>
    {end ? <span className={css.end}>{end}</span> : null}
  </label>
)
