import { useWords } from "../messages/useWords.ts"
import * as css from "./Rating.css.ts"

/** Up to five stars, parts of one included: `4,8 dari 5`. */
export const Stars = ({ of, size = 13 }: { readonly of: number; readonly size?: keyof typeof css.stars }) => {
  const { t, rating } = useWords()
  return (
    <svg
      className={css.stars[size]}
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      role="img"
      aria-label={t("shop.stars", { rating: rating(of) })}
    >
      <rect width={of * 20} height="20" />
    </svg>
  )
}

/** One full star where there is no room for five; the number beside it says the rest. */
export const OneStar = ({ size = 13 }: { readonly size?: keyof typeof css.one }) => (
  <svg className={css.one[size]} viewBox="0 0 20 20" preserveAspectRatio="none" aria-hidden="true">
    <rect width="20" height="20" />
  </svg>
)
