import { type ReactNode, useId } from "react"
import { unseen } from "../../kit/text/Text.css.ts"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./WriteReview.css.ts"

interface Choice<V> {
  readonly value: V
  readonly name: string
  /** Before its name. */
  readonly sign?: ReactNode
}

/** A question with a few answers of which one is chosen. */
export const ChipsField = <V extends string | boolean>({
  legend,
  choices,
  chosen,
  error,
  short = false,
  onChoose
}: {
  readonly legend: string
  readonly choices: ReadonlyArray<Choice<V>>
  readonly chosen: V | null
  readonly error: string | undefined
  /** Question and answers share a line if there is room. */
  readonly short?: boolean
  readonly onChoose: (value: V) => void
}) => {
  const id = useId()
  return (
    <fieldset
      className={short ? css.line : css.group}
      {...(error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {})}
    >
      <legend className={short ? css.question : css.legend}>{legend}</legend>
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
      <div className={short ? css.yesNo : css.chips}>
        {choices.map(({ value, name, sign }) => (
          <label key={String(value)} className={css.chip}>
            <input
              type="radio"
              className={unseen}
              name={id}
              value={String(value)}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {sign}
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A question with yes or no. */
export const YesNoField = ({
  legend,
  chosen,
  error,
  onChoose
}: {
  readonly legend: string
  readonly chosen: boolean | null
  readonly error: string | undefined
  readonly onChoose: (value: boolean) => void
}) => {
  const { t } = useWords()
  return (
    <ChipsField
      legend={legend}
      choices={[
        { value: true, name: t("writing.yes") },
        { value: false, name: t("writing.no") }
      ]}
      chosen={chosen}
      error={error}
      short
      onChoose={onChoose}
    />
  )
}
