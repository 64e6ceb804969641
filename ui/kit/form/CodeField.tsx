import type { ChangeEvent } from "react"
import { cx } from "../cx.ts"
import * as css from "./CodeField.css.ts"
import { FieldFrame } from "./FieldFrame.tsx"

const places = [0, 1, 2, 3, 4, 5] as const
/** Room for the spaces and dashes of a pasted code, which are dropped. */
const pastedLength = 14

/** A code of six digits: one input, drawn as six cells, so that pasting and the telephone's own filling in work. Rule 54. */
export const CodeField = ({
  label,
  value,
  error,
  invalid = false,
  onType
}: {
  readonly label: string
  readonly value: string
  readonly error?: string | undefined
  /** Stays marked after the message is gone, until it is typed in again. */
  readonly invalid?: boolean
  readonly onType: (digits: string) => void
}) => {
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value.replace(/\D/g, "").slice(0, 6))
  return (
    <FieldFrame label={label} error={error}>
      {(inside) => (
        <div className={css.box}>
          <input
            className={css.control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            name="code"
            maxLength={pastedLength}
            value={value}
            onChange={type}
            {...inside}
            aria-invalid={inside["aria-invalid"] ?? (invalid || undefined)}
          />
          <div className={css.cells} aria-hidden="true">
            {places.map((place) => (
              <span key={place} className={cx(css.cell, place === Math.min(value.length, 5) && css.next)}>
                {value[place]}
              </span>
            ))}
          </div>
        </div>
      )}
    </FieldFrame>
  )
}
