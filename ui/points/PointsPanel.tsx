import { useId, useState } from "react"
import type { CartView } from "#core/cart/cart.view.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import type { BagPoints } from "#core/points/points.ts"
import { cx } from "../kit/cx.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { useWords } from "../messages/useWords.ts"
import { useAppActor } from "../shop/shop.tsx"
import * as line from "../vouchers/Vouchers.css.ts"
import * as css from "./Points.css.ts"
import { PointsChoice } from "./PointsChoice.tsx"

/** The points of a bag in one line, which opens the choice in place. Rule 48; a guest is asked to log in. */
export const PointsPanel = ({
  points,
  settled = points,
  problem
}: {
  /** None for a guest. */
  readonly points: BagPoints | undefined
  /** As the sums beside them count them: money is named only once the shop has said it. Rule 58. */
  readonly settled?: BagPoints | undefined
  readonly problem: CartView["problem"]
}) => {
  const { t, count } = useWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const overlays = useAppActor("overlays")
  if (points === undefined)
    return (
      <button
        type="button"
        className={cx(line.row, css.row)}
        aria-haspopup="dialog"
        onClick={() => overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })}
      >
        <PageIcon name="coins" className={css.sign} />
        <span className={line.name}>
          {t("points.row.name")} {"· "}
          <span className={line.quiet}>{t("points.row.guest")}</span>
        </span>
        <Icon name="right" size={20} />
      </button>
    )
  return (
    <>
      <button
        type="button"
        className={cx(line.row, css.row)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <PageIcon name="coins" className={css.sign} />
        <span className={line.name}>
          {t("points.row.name")} {"· "}
          {settled && settled.counted > 0 ? (
            <span className={line.saves}>{t("points.row.saves", { amount: formatRupiah(paidBy(settled)) })}</span>
          ) : (
            <span className={line.quiet}>
              {t("points.row.available", { points: count(Math.max(0, points.balance)) })}
            </span>
          )}
        </span>
        <Icon name="down" size={20} className={css.turning} />
      </button>
      <div id={id} hidden={!isOpen} className={css.choice}>
        {isOpen ? <PointsChoice points={points} settled={settled ?? points} /> : null}
        {isOpen && problem?.code === "points" ? (
          <p role="alert" className={css.limit}>
            {t("cart.problem.points", problem.values)}
          </p>
        ) : null}
      </div>
    </>
  )
}

/** What the points that count pay. */
const paidBy = ({ counted, value }: BagPoints) => rupiah(counted * value)
