import { useId, useState } from "react"
import type { CartView } from "#core/cart/cart.view.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import type { BagPoints } from "#core/points/points.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { useWords } from "../messages/useWords.ts"
import { useAppActor } from "../shop/shop.tsx"
import * as css from "./Points.css.ts"
import { PointsChoice } from "./PointsChoice.tsx"

/** The points of a bag in one line, which opens the choice in place. Rule 48; a guest is asked to log in. */
export const PointsPanel = ({ view: { bag } }: { readonly view: CartView }) => {
  const { t, count } = useWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const overlays = useAppActor("overlays")
  const { points } = bag
  if (points === undefined)
    return (
      <button
        type="button"
        className={css.row}
        aria-haspopup="dialog"
        onClick={() => overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })}
      >
        <PageIcon name="coins" className={css.sign} />
        <span className={css.name}>
          {t("points.row.name")} {"· "}
          <span className={css.quiet}>{t("points.row.guest")}</span>
        </span>
        <Icon name="right" size={20} />
      </button>
    )
  return (
    <>
      <button
        type="button"
        className={css.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <PageIcon name="coins" className={css.sign} />
        <span className={css.name}>
          {t("points.row.name")} {"· "}
          {points.counted > 0 ? (
            <span className={css.saves}>{t("points.row.saves", { amount: formatRupiah(paidBy(points)) })}</span>
          ) : (
            <span className={css.quiet}>
              {t("points.row.available", { points: count(Math.max(0, points.balance)) })}
            </span>
          )}
        </span>
        <Icon name="down" size={20} className={css.turning} />
      </button>
      <div id={id} hidden={!isOpen} className={css.choice}>
        {isOpen ? <PointsChoice points={points} /> : null}
      </div>
    </>
  )
}

/** What the points that count pay. */
const paidBy = ({ counted, value }: BagPoints) => rupiah(counted * value)
