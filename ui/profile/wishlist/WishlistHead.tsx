import { useEffect, useState } from "react"
import { formatRupiah } from "#core/kernel/money.ts"
import { goodsPath } from "#core/pricing/goods-path.rule.ts"
import type { WishlistItem } from "#core/wishlist/wishlist.ts"
import type { WishlistView } from "#core/wishlist/wishlist.view.ts"
import { Button } from "../../kit/Button.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { Heading, Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import * as css from "./Wishlist.css.ts"

const copiedMs = 2_000

/** The name of the page, how much is on it, and what can be done with all of it. */
export const WishlistHead = ({
  view: { step, counts, cards },
  isMoving,
  onMove
}: {
  readonly view: WishlistView
  readonly isMoving: boolean
  readonly onMove: (items: ReadonlyArray<WishlistItem>) => void
}) => {
  const { t } = useWords()
  const available = cards.flatMap((card) => (card.isAvailable ? [card.item] : []))
  return (
    <div className={css.head}>
      <div className={css.headText}>
        <Heading level={1} look="page">
          {t("wishlist.title")}
        </Heading>
        {step === "shown" ? (
          <Text look="small" tone="muted">
            {t("wishlist.count", { count: counts.all })}
            {counts.dropped > 0 ? ` · ${t("wishlist.droppedCount", { count: counts.dropped })}` : null}
          </Text>
        ) : null}
      </div>
      {step === "shown" ? (
        <div className={css.headActions}>
          <Share items={cards.map(({ item }) => item)} />
          {available.length > 1 ? (
            <Button look="secondary" className={css.wideOnly} busy={isMoving} onClick={() => onMove(available)}>
              {t("wishlist.moveAll", { count: available.length })}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** Shares what is shown, as names, prices and addresses: the list itself is its member's alone. */
const Share = ({ items }: { readonly items: ReadonlyArray<WishlistItem> }) => {
  const { t } = useWords()
  const { origin } = useShop()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const gone = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(gone)
  }, [isCopied])
  const share = async () => {
    const lines = items.map(
      ({ goods }) => `${goods.name} ${formatRupiah(goods.price.priceAfterDiscount)}\n${origin}${goodsPath(goods)}`
    )
    const text = [t("wishlist.shared"), ...lines].join("\n\n")
    try {
      if (navigator.share) return await navigator.share({ title: t("wishlist.title"), text })
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Closed without choosing, or the browser gives no clipboard: nothing was shared.
    }
  }
  return (
    <Button look="secondary" className={css.share} aria-label={t("wishlist.share")} aria-live="polite" onClick={share}>
      <PageIcon name={isCopied ? "check" : "share"} />
      <span className={css.shareWord}>{t(isCopied ? "shop.copied" : "wishlist.shareShort")}</span>
    </Button>
  )
}
