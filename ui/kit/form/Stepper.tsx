import { useWords } from "../../messages/useWords.ts"
import { PageIcon } from "../picture/PageIcon.tsx"
import * as css from "./Stepper.css.ts"

/** How many of a thing: fewer, more, and at one to remove it. It stops at the available number and shows why. D-23. */
export const Stepper = ({
  name,
  value,
  most,
  removal,
  onStep
}: {
  /** Name of what is counted, for screen readers. */
  readonly name: string
  readonly value: number
  readonly most: number
  /** What the last step down does, for screen readers; absent: it takes a line out of the bag. */
  readonly removal?: string
  /** One more or one less than there are by then: presses may be faster than drawing. */
  readonly onStep: (by: 1 | -1) => void
}) => {
  const { t, count } = useWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: three things that change one number are no set of fields
    <div className={css.stepper} role="group" aria-label={t("cart.stepper.label", { name })}>
      <button
        type="button"
        className={css.press}
        aria-label={value <= 1 ? (removal ?? t("cart.stepper.remove", { name })) : t("cart.stepper.fewer", { name })}
        onClick={() => onStep(-1)}
      >
        <PageIcon name={value <= 1 ? "trash" : "minus"} />
      </button>
      <output className={css.value} aria-live="polite">
        {count(value)}
      </output>
      <button
        type="button"
        className={css.press}
        aria-label={t("cart.stepper.more", { name })}
        aria-disabled={value >= most}
        onClick={() => (value < most ? onStep(1) : undefined)}
      >
        <PageIcon name="plus" />
      </button>
    </div>
  )
}
