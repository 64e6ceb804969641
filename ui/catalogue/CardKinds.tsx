import type { ProductCard } from "#core/catalogue/product.ts"
import { warmSheets } from "../kit/overlay/Sheet.tsx"
import { useWords } from "../messages/useWords.ts"
import { useAppActor } from "../shop/shop.tsx"
import * as css from "./ProductCard.css.ts"

/** Up to three shades or two other labels. A mouse opens them all; a finger's press goes to the product. Rules 3, 4. */
export const CardKinds = ({ card, more }: { readonly card: ProductCard; readonly more: number }) => {
  const { t } = useWords()
  const overlays = useAppActor("overlays")
  if (card.swatches.length + card.labels.length === 0) return null
  return (
    <button
      type="button"
      className={css.kinds}
      aria-label={t("catalogue.card.choices", { name: card.name })}
      onPointerEnter={warmSheets}
      onFocus={warmSheets}
      onClick={() => overlays.send({ type: "overlay.opened", overlay: { kind: "combination", product: card.id } })}
    >
      {card.swatches.map((hex) => (
        <i key={hex} className={css.swatch} style={{ backgroundColor: hex }} />
      ))}
      {card.labels.map((label) => (
        <span key={label} className={css.kind}>
          {label}
        </span>
      ))}
      {more > 0 ? <span>{`+${more}`}</span> : null}
    </button>
  )
}
