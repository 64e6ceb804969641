import { changeBrings, freeChangeDays, freeUntil } from "#core/reviews/writing/change.rule.ts"
import type { OwnReview } from "#core/reviews/writing/own-review.ts"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"

/** What a change brings, said before it is made. D-37. */
export const ChangeBrings = ({ of }: { readonly of: OwnReview }) => {
  const { t, date } = useWords()
  const { now } = useShop()
  return (
    <Text as="span" look="small" tone="muted">
      {t(`writing.change.brings.${changeBrings(of, now())}`, {
        date: date(freeUntil(of.review.createdAt)),
        days: freeChangeDays
      })}
    </Text>
  )
}
