import { useSyncExternalStore } from "react"
import type { CombinationId } from "#core/catalogue/combination.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { warmSheets } from "../kit/overlay/Sheet.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import * as css from "./Heart.css.ts"

/**
 * Puts a product on the wishlist or takes it off; with a combination that one alone. A guest is asked to log in first. Specification
 * 4; D-11, D-48.
 */
export const Heart = ({
  of: { id: product, name, soldAs },
  combination,
  isDefault = false
}: {
  readonly of: { readonly id: ProductId; readonly name: string; readonly soldAs?: number }
  readonly combination?: CombinationId | undefined
  /** The combination is what a card of the product saves. */
  readonly isDefault?: boolean
}) => {
  const { t } = useWords()
  const { hearts } = useShop()
  const target = { product, ...(combination !== undefined && { combination, isDefault }) }
  const isOn = useSyncExternalStore(
    hearts.subscribe,
    () => hearts.state(target) ?? false,
    () => false
  )
  return (
    <button
      type="button"
      className={css.heart}
      aria-pressed={isOn}
      aria-label={t("catalogue.card.wish", { name })}
      onPointerEnter={warmSheets}
      onFocus={warmSheets}
      onClick={() => hearts.press({ ...target, on: !isOn, isSold: soldAs !== undefined })}
    />
  )
}
