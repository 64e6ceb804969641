import type { ProductId } from "#core/catalogue/product.ts"
import { warmSheets } from "../kit/overlay/Sheet.tsx"
import { useWords } from "../messages/useWords.ts"
import { useAppActor } from "../shop/shop.tsx"
import * as css from "./Heart.css.ts"

/** Puts a product on the wishlist; a guest is asked to log in first and the wish is stored. Specification 4; D-11, D-48. */
export const Heart = ({ product, name }: { readonly product: ProductId; readonly name: string }) => {
  const { t } = useWords()
  const overlays = useAppActor("overlays")
  const press = () =>
    overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "heart", product } } })
  return (
    <button
      type="button"
      className={css.heart}
      aria-pressed={false}
      aria-label={t("catalogue.card.wish", { name })}
      onPointerEnter={warmSheets}
      onFocus={warmSheets}
      onClick={press}
    />
  )
}
