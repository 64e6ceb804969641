import * as css from "./ProgressBar.css.ts"

/** How far something has come, in the colour of the words beside it, which say the same. */
export const ProgressBar = ({
  label,
  max,
  value
}: {
  readonly label: string
  readonly max: number
  readonly value: number
}) => <progress className={css.bar} max={max} value={value} aria-label={label} />
