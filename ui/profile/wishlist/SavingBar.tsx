import { formatRupiah } from "#core/kernel/money.ts"
import type { WishlistItem } from "#core/wishlist/wishlist.ts"
import type { WishlistView } from "#core/wishlist/wishlist.view.ts"
import { Button } from "../../kit/Button.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { Picture } from "../../kit/picture/Picture.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./Wishlist.css.ts"

const picturesMost = 3

/** What can be saved by buying now what became cheaper, on wide screens; one product says so on its card already. */
export const SavingBar = ({
  view: { saving },
  isMoving,
  onMove
}: {
  readonly view: WishlistView
  readonly isMoving: boolean
  readonly onMove: (items: ReadonlyArray<WishlistItem>) => void
}) => {
  const { t } = useWords()
  const { items, amount } = saving
  if (items.length < 2) return null
  return (
    <section className={css.saving} aria-label={t("wishlist.saving.label")}>
      <span className={css.savingMark}>
        <PageIcon name="trend" className={css.down} />
      </span>
      <div className={css.savingText}>
        <p className={css.savingTitle}>
          {t("wishlist.saving.title", { amount: formatRupiah(amount), count: items.length })}
        </p>
        <p className={css.savingNote}>{t("wishlist.saving.text")}</p>
      </div>
      <span className={css.savingPictures}>
        {items.slice(0, picturesMost).map(({ id, goods }) => (
          <Picture key={id} of={goods.picture} sizes="56px" alt="" className={css.savingPicture} />
        ))}
      </span>
      <Button busy={isMoving} onClick={() => onMove(items)}>
        {t("wishlist.saving.move", { count: items.length })}
      </Button>
    </section>
  )
}
