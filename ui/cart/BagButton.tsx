import { IconButton } from "../kit/Button.tsx"
import { warmSheets } from "../kit/overlay/Sheet.tsx"
import { useWords } from "../messages/useWords.ts"
import { useAppActor } from "../shop/shop.tsx"
import * as css from "./BagButton.css.ts"
import { useBagCount } from "./useLazyCart.ts"

/** The bag in the header with the number of things in it. Rule 51. */
export const BagButton = () => {
  const { t, count: written } = useWords()
  const count = useBagCount()
  const overlays = useAppActor("overlays")
  return (
    <IconButton
      icon="bag"
      label={count > 0 ? t("shop.header.bagCount", { count }) : t("shop.header.bag")}
      className={css.button}
      onPointerEnter={warmSheets}
      onFocus={warmSheets}
      onClick={() => overlays.send({ type: "overlay.opened", overlay: { kind: "bag" } })}
    >
      {count > 0 ? (
        <span className={css.count} aria-hidden="true">
          {count > 99 ? "99+" : written(count)}
        </span>
      ) : null}
    </IconButton>
  )
}
