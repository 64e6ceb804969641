import { Icon } from "../kit/picture/Icon.tsx"
import * as css from "./Find.css.ts"

/** A field that finds while one types. */
export const Find = ({
  label,
  value,
  onChange
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}) => (
  <label className={css.field}>
    <Icon name="search" size={20} />
    <input
      className={css.input}
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
)
