import type { Untimed } from "#core/kernel/timed.ts"
import type { WishlistEvent, WishlistUndo } from "#core/wishlist/wishlist.machine.ts"
import { Button } from "../../kit/Button.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./Wishlist.css.ts"

/** What was taken off, and for six seconds the way to put it back; it waits while it is pointed at or has focus. D-49e. */
export const UndoBar = ({
  undo,
  onUndo,
  send
}: {
  readonly undo: WishlistUndo | null
  readonly onUndo: () => void
  readonly send: (event: Untimed<WishlistEvent>) => void
}) => {
  const { t } = useWords()
  const hold = () => send({ type: "undo.held" })
  const release = () => send({ type: "undo.released" })
  const [first] = undo?.items ?? []
  return (
    <section
      className={css.undoPlace}
      aria-label={t("wishlist.undo.label")}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div role="status">
        {undo && first ? (
          <div className={css.undo} key={first.id}>
            <Icon name="check" />
            <span className={css.undoText}>
              {t(`wishlist.undo.${undo.how}`, { name: first.goods.name, count: undo.items.length })}
            </span>
            <Button look="ghost" onClick={onUndo}>
              {t("wishlist.undo.back")}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  )
}
