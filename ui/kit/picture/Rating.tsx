import type { CSSProperties } from "react"
import { useWords } from "../../messages/useWords.ts"
import { cx } from "../cx.ts"
import * as css from "./Rating.css.ts"

/** Up to five stars, parts of one included: `4,8 dari 5`. */
export const Stars = ({
  of,
  size = 13,
  oneWhenNarrow = false
}: {
  readonly of: number
  readonly size?: keyof typeof css.stars
  /** A narrow screen has room for one full star; the number beside it shows the rating. */
  readonly oneWhenNarrow?: boolean
}) => {
  const { t, rating } = useWords()
  return (
    <span
      className={cx(css.stars[size], oneWhenNarrow && css.oneWhenNarrow)}
      role="img"
      aria-label={t("shop.stars", { rating: rating(of) })}
      style={{ [css.full]: `${of * 20}%` } as CSSProperties}
    />
  )
}

/** One full star if there is no room for five; the number beside it shows the rating. */
export const OneStar = ({ size = 13 }: { readonly size?: keyof typeof css.one }) => (
  <span className={css.one[size]} aria-hidden="true" />
)
