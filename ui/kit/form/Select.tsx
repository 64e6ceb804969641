import type { ReactNode } from "react"
import * as chip from "../Chip.css.ts"
import { cx } from "../cx.ts"
import { Icon } from "../picture/Icon.tsx"
import * as css from "./Select.css.ts"

/** One of a few, in the browser's own list: the best there is on a telephone. */
export const Select = ({
  label,
  value,
  choices,
  before,
  className,
  onChange
}: {
  readonly label: string
  readonly value: string | undefined
  readonly choices: ReadonlyArray<{ readonly value: string; readonly text: string }>
  readonly before?: ReactNode
  readonly className?: string
  readonly onChange: (value: string) => void
}) => (
  <span className={cx(chip.chip.off, css.box, className)}>
    {before}
    <select className={css.select} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} className={css.option}>
          {choice.text}
        </option>
      ))}
    </select>
    <Icon name="down" size={16} className={css.sign} />
  </span>
)
