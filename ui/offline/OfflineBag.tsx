import { useEffect, useState } from "react"
import type { PersistedBag } from "#core/cart/cart.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import { GoodsLine } from "../cart/GoodsLine.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import * as css from "./OfflineScreen.css.ts"

/** A guest's bag as this device has it. Its sum is an estimate: prices are those of the last visit. */
export const OfflineBag = () => {
  const { t } = useWords()
  const { persistedBag } = useShop()
  const [bag, setBag] = useState<PersistedBag>()
  useEffect(() => {
    persistedBag?.().then(setBag, () => undefined)
  }, [persistedBag])
  const lines = bag?.lines ?? []
  const total = lines.reduce((sum, { agreed, quantity }) => sum + agreed * quantity, 0)
  return (
    <section aria-labelledby="offline-bag">
      <div className={css.ends}>
        <Heading level={2} look="section" id="offline-bag">
          {t("offline.bag")}
        </Heading>
        <Text as="span" look="small" tone="muted" className={css.readOnly}>
          <Icon name="lock" size={16} /> {t("offline.readOnly")}
        </Text>
      </div>
      {lines.length === 0 ? (
        <Text tone="muted">{t("offline.noBag")}</Text>
      ) : (
        <>
          <ul>
            {lines.map(({ seen, quantity, agreed }) => (
              <GoodsLine key={seen.combination} goods={seen} quantity={quantity} total={rupiah(agreed * quantity)} />
            ))}
          </ul>
          <p className={css.ends}>
            <Text as="span" look="small" tone="muted">
              {t("offline.estimate")}
            </Text>
            <b className={css.total}>{formatRupiah(rupiah(total))}</b>
          </p>
        </>
      )}
    </section>
  )
}
