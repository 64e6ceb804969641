import type { CartView } from "#core/cart/cart.view.ts"
import { Button } from "../kit/Button.tsx"
import { SafeButton } from "../kit/overlay/SafeButton.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { half } from "./GoodsLine.css.ts"

/** Goods of two kinds do not share a bag: both are named, and the safe way comes first. Rule 52; D-21. */
export const MixDialog = ({
  conflict: { code, held, wanted, maySave },
  onReplace,
  onSave,
  onKeep
}: {
  readonly conflict: NonNullable<CartView["conflict"]>
  readonly onReplace: () => void
  /** Members keep what is there for later. D-21. */
  readonly onSave: () => void
  readonly onKeep: () => void
}) => {
  const { t } = useWords()
  const text = t(`cart.conflict.${code}`, { inBag: held.name, wanted: wanted.name })
  return (
    <Sheet
      open
      title={t("cart.conflict.title")}
      about={text}
      onClose={onKeep}
      foot={
        <>
          <SafeButton className={half} onClick={onKeep}>
            {t("cart.conflict.cancel")}
          </SafeButton>
          <Button className={half} onClick={onReplace}>
            {t("cart.conflict.replace")}
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
      {maySave ? (
        <Button look="ghost" whole onClick={onSave}>
          {t("cart.conflict.save")}
        </Button>
      ) : null}
    </Sheet>
  )
}
