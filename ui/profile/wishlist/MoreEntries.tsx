import type { WishlistView } from "#core/wishlist/wishlist.view.ts"
import { Button } from "../../kit/Button.tsx"
import { More, moreButton } from "../../kit/More.tsx"
import { useWords } from "../../messages/useWords.ts"

/** How much of the list is shown, and the way to twelve more. D-47; rule 11. */
export const MoreEntries = ({
  view: { cards, total, more },
  onMore,
  onRetry
}: {
  readonly view: WishlistView
  readonly onMore: () => void
  readonly onRetry: () => void
}) => {
  const { t, count } = useWords()
  if (total <= 0) return null
  return (
    <More
      shown={cards.length}
      total={total}
      text={t("wishlist.shownOf", { shown: count(cards.length), total: count(total) })}
    >
      {more === "none" ? null : (
        <Button
          look="secondary"
          className={moreButton}
          busy={more === "coming"}
          onClick={more === "failed" ? onRetry : onMore}
        >
          {t(more === "failed" ? "shop.failed.retry" : "wishlist.more")}
        </Button>
      )}
    </More>
  )
}
